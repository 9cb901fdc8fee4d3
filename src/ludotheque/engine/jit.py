"""The one place where rules are compiled.

A kernel is plain Python over NumPy records. Numba makes native code of it; a CUDA kernel may call it as
it is; with `LUDOTHEQUE_INTERPRET=1` it stays plain Python, to debug.

What is compiled is kept on disk: see `kernel_cache.py`.
"""

import functools
import hashlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import numpy as np

from ludotheque.engine import kernel_cache
from ludotheque.engine.kernel_cache import INTERPRETED

Kernel = TypeVar("Kernel", bound=Callable[..., Any])


class PlainArray:
    """A NumPy array as compiled code sees it: what is read is a whole Python number, never a narrow one."""

    __slots__ = ("_values",)

    def __init__(self, values: Any) -> None:
        self._values = values

    def __getitem__(self, place: Any) -> Any:
        return plain(self._values[place])

    def __setitem__(self, place: Any, value: Any) -> None:
        self._values[place] = value._values if isinstance(value, PlainArray) else value

    def __len__(self) -> int:
        return len(self._values)


def plain(value: Any) -> Any:
    """An argument of a kernel for interpreting it: arrays and records read as Python numbers."""
    if isinstance(value, np.ndarray | np.void):
        return PlainArray(value)
    if hasattr(value, "_make"):  # a NamedTuple of arrays
        return value._make(map(plain, value))
    return value.item() if isinstance(value, np.generic) else value


if INTERPRETED:
    ARE_KEPT = False  # whether compiled kernels stay on disk for the next process

    def kernel(function: Kernel) -> Kernel:
        """Leave the function as it is; only its arguments are read as compiled code would read them."""

        @functools.wraps(function)
        def interpreted(*args: Any) -> Any:
            return function(*map(plain, args))

        return cast(Kernel, interpreted)

    borrowing_kernel = kernel

    def share_compiled(package: str) -> float:
        """All there is to compile."""
        return 1.0

    def compiled_for(function: Kernel, arguments: Sequence[Any]) -> Kernel:
        """The kernel itself."""
        return function

    def wide(value: int) -> int:
        """The value as a plain integer."""
        return int(value)

    def lowest_bit(word: int) -> int:
        """The place of the lowest bit set in `word`, which is not 0."""
        return (int(word) & -int(word)).bit_length() - 1

    def count_bits(word: int) -> int:
        """How many bits are set in `word`, which is not negative."""
        return int(word).bit_count()

    def in_rows(letters: Any, first: int, rows: int, columns: int) -> Any:
        """Bytes from this one on as an array of rows, in the same memory."""
        return letters[first : first + rows * columns].reshape(rows, columns)

else:
    import numba
    from llvmlite import ir
    from numba import types
    from numba.core.caching import FunctionCache
    from numba.extending import intrinsic
    from numba.np.arrayobj import populate_array

    _folder = kernel_cache.open_folder()
    ARE_KEPT = _folder is not None
    if _folder is not None:
        numba.config.CACHE_DIR = str(_folder)
    _kernels: list[Any] = []
    _compile: Any = numba.njit(cache=ARE_KEPT, nogil=True, error_model="numpy", _nrt=True)
    # Numba's word for it: without the run time that counts who uses an array.
    _compile_borrowing: Any = numba.njit(cache=ARE_KEPT, nogil=True, error_model="numpy", _nrt=False)

    class _Kept(FunctionCache):  # type: ignore[misc]  # Numba says no types
        """Where a kernel that closes over others is found again, by their names.

        Numba would look for it under their pickles, which differ from process to process.
        """

        def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
            return sig, codegen.magic_tuple(), _identity(self._py_func)

    def kernel(function: Kernel) -> Kernel:
        """Compile the function: no Python objects inside, no global lock, kept on disk.

        A function that another makes, and that closes over kernels, is kept in a file of its own for each
        set of them: games are compiled side by side.
        """
        return _made(function, _compile)

    def borrowing_kernel(function: Kernel) -> Kernel:
        """A kernel that makes no array, and only borrows those that it is given.

        So nobody has to count who uses them, which takes longer than the rules of some games do.
        """
        return _made(function, _compile_borrowing)

    def _made(function: Kernel, compile_it: Any) -> Kernel:
        closes = function.__closure__ is not None
        if closes:
            function.__qualname__ += f"_{_identity(function)[:16]}"
        compiled: Any = compile_it(function)
        if closes and ARE_KEPT:
            compiled._cache = _Kept(function)
        _kernels.append(compiled)
        return cast(Kernel, compiled)

    def _identity(function: Callable[..., Any]) -> str:
        """What tells a kernel from others, in every process: its name and those that it closes over."""
        inside = [cell.cell_contents for cell in function.__closure__ or ()]
        closed = [_identity(one.py_func) if hasattr(one, "py_func") else repr(one) for one in inside]
        code = function.__code__.co_code.hex()
        return hashlib.sha256(
            f"{function.__module__} {function.__name__} {closed} {code}".encode()
        ).hexdigest()

    def share_compiled(package: str) -> float:
        """How much of a package's own files is compiled by now, here or elsewhere and kept: 0 to 1."""
        own = [one for one in _kernels if one.__module__.rpartition(".")[0] == package]
        here = sum(bool(one.overloads) for one in own)
        return min(1.0, max(here, kernel_cache.count_kept(package)) / max(len(own), 1))

    def _type_of(value: Any) -> Any:
        return types.int64 if isinstance(value, int) else numba.typeof(value)

    def compiled_for(function: Kernel, arguments: Sequence[Any]) -> Kernel:
        """The kernel for arguments like these, whose types are not looked at again at each call.

        With 20 arrays in a NamedTuple a look takes longer than a step of many a game.
        """
        return cast(Kernel, function.compile(tuple(map(_type_of, arguments))))  # type: ignore[attr-defined]

    # Intrinsics: no kernel of their own to compile, one machine instruction each, on the CPU and in CUDA.

    @intrinsic  # type: ignore[untyped-decorator]  # Numba says no types
    def wide(typing_context: Any, value: Any) -> Any:
        """The value as a 64-bit integer: a kernel is compiled anew for each type of its arguments."""

        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return args[0]

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]  # Numba says no types
    def lowest_bit(typing_context: Any, word: Any) -> Any:
        """The place of the lowest bit set in `word`, which is not 0."""

        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]  # Numba says no types
    def count_bits(typing_context: Any, word: Any) -> Any:
        """How many bits are set in `word`, which is not negative."""

        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]  # Numba says no types
    def in_rows(typing_context: Any, letters: Any, first: Any, rows: Any, columns: Any) -> Any:
        """Bytes from this one on as an array of rows, in the same memory.

        NumPy's `reshape` would do, but in CUDA it takes as long as filling the rows.
        """
        kind = types.Array(letters.dtype, 2, "C")

        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            whole = context.make_array(signature.args[0])(context, builder, args[0])
            found = context.make_array(kind)(context, builder)
            byte = context.get_constant(types.intp, 1)
            data = builder.gep(whole.data, [args[1]])
            populate_array(found, data, shape=args[2:], strides=(args[3], byte), itemsize=byte, meminfo=None)
            return found._getvalue()

        return kind(letters, types.intp, types.intp, types.intp), emit
