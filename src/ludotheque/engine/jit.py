"""The one place where rules are compiled.

A kernel is plain Python over NumPy records. Numba makes native code of it; a CUDA kernel may call it as
it is; with `LUDOTHEQUE_INTERPRET=1` it stays plain Python, to debug.

Numba's disk cache does not see edits to imported files, so its folder is named by a hash of all our sources.
"""

import functools
import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

INTERPRETED = os.environ.get("LUDOTHEQUE_INTERPRET", "") not in ("", "0")

_PACKAGE = Path(__file__).resolve().parents[1]
_CACHES_KEPT = 4

Kernel = TypeVar("Kernel", bound=Callable[..., Any])


def cache_home() -> Path:
    """Where compiled kernels are kept: `LUDOTHEQUE_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("LUDOTHEQUE_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs  # only needed here, and slow to import

    return Path(platformdirs.user_cache_dir("ludotheque"))


def source_hash() -> str:
    """A hash of all that decides what the kernels are: every source that may end up in one."""
    digest = hashlib.sha256()
    for folder in ("engine", "games", "bots"):
        for path in sorted((_PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(_PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())  # Numba's cache does not look at it
    return digest.hexdigest()[:16]


def _open_cache() -> Path | None:
    """Make this version's cache folder and drop the oldest others; None if the disk refuses."""
    home = cache_home() / "kernels"
    folder = home / source_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        probe = folder / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
        others = sorted(home.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[_CACHES_KEPT:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError as error:
        print(
            f"ludotheque: compiled rules cannot be kept in {folder} ({error.strerror}); "
            "they are compiled anew at each start. LUDOTHEQUE_CACHE names another folder.",
            file=sys.stderr,
        )
        return None
    return folder


def is_compiled_before() -> bool:
    """Whether this version's kernels were compiled and kept at an earlier start."""
    return INTERPRETED or any((cache_home() / "kernels" / source_hash()).rglob("*.nbc"))


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
    return value.item() if isinstance(value, np.generic) else value


if INTERPRETED:
    ARE_KEPT = False  # whether compiled kernels stay on disk for the next process

    def kernel(function: Kernel) -> Kernel:
        """Leave the function as it is; only its arguments are read as compiled code would read them."""

        @functools.wraps(function)
        def interpreted(*args: Any) -> Any:
            return function(*map(plain, args))

        return cast(Kernel, interpreted)

    def tied(outer: Kernel, inner: Sequence[tuple[Any, Sequence[Any]]], arguments: Sequence[Any]) -> Any:
        """The outer kernel, which takes the inner ones first."""
        kernels = [one for one, _ in inner]
        return functools.partial(outer, *kernels)

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
    from numba.extending import intrinsic
    from numba.np.arrayobj import populate_array

    _folder = _open_cache()
    ARE_KEPT = _folder is not None
    if _folder is not None:
        numba.config.CACHE_DIR = str(_folder)
    _compile: Any = numba.njit(cache=ARE_KEPT, nogil=True, error_model="numpy")

    def kernel(function: Kernel) -> Kernel:
        """Compile the function: no Python objects inside, no global lock, kept on disk."""
        compiled: Kernel = _compile(function)
        return compiled

    def _type_of(value: Any) -> Any:
        return types.int64 if isinstance(value, int) else numba.typeof(value)

    def tied(outer: Kernel, inner: Sequence[tuple[Any, Sequence[Any]]], arguments: Sequence[Any]) -> Any:
        """The outer kernel, which takes the inner ones first, compiled for such arguments and kept on disk.

        Each inner kernel comes with arguments like those that it will get, and gives a whole number. Without
        such explicit types a kernel that takes kernels is compiled anew in each process.
        """
        takes = [
            types.FunctionType(types.int64(*(_type_of(value) for value in examples))) for _, examples in inner
        ]
        compiled = outer.compile((*takes, *(_type_of(value) for value in arguments)))  # type: ignore[attr-defined]
        kernels = [one for one, _ in inner]
        return functools.partial(compiled, *kernels)

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
