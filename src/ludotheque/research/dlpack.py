"""Arrays on an NVIDIA GPU, handed to PyTorch, JAX or CuPy without a copy: DLPack's capsule, in ctypes."""

import atexit
import ctypes
from typing import Any

import numpy as np

CUDA_DEVICE = 2  # kDLCUDA
LEGACY_STREAM, NO_STREAM = 1, -1  # as the consumer names them

_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # of DLPack, by NumPy's kinds
_NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_capsule = ctypes.pythonapi.PyCapsule_IsValid
_is_capsule.restype = ctypes.c_int
_is_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype = ctypes.c_void_p
_capsule_pointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)

_LENT: dict[int, Any] = {}  # what others still look at, by the address of its description


@atexit.register
def _stay() -> None:
    """Others may let go when Python is gone: then nobody is called, and nothing is given back."""
    for lent in _LENT.values():
        lent[0].deleter = _Deleter(0)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(lent))


@_Deleter  # type: ignore[untyped-decorator]  # ctypes says no types
def _give_back(managed: Any) -> None:
    _LENT.pop(ctypes.addressof(managed.contents), None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]  # ctypes says no types
def _drop(capsule: int) -> None:
    """A capsule that nobody took: its name has not changed."""
    if _is_capsule(capsule, _NAME):
        _LENT.pop(_capsule_pointer(capsule, _NAME), None)


def capsule_of(array: Any, pointer: int, device: tuple[int, int]) -> Any:
    """A DLPack capsule of contiguous memory that `array` keeps alive."""
    dtype = np.dtype(array.dtype)
    shape = (ctypes.c_int64 * array.ndim)(*array.shape)
    managed = _Managed()
    managed.tensor = _Tensor(
        pointer,
        _Device(*device),
        array.ndim,
        _Type(_CODES[dtype.kind], 8 * dtype.itemsize, 1),
        ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64)),
        None,  # contiguous
        0,
    )
    managed.deleter = _give_back
    address = ctypes.addressof(managed)
    _LENT[address] = (managed, shape, array)
    return _new_capsule(address, _NAME, ctypes.cast(_drop, ctypes.c_void_p))


class OnGpu:
    """An array on a GPU as others take it; `copy_to_host` makes a NumPy array of it."""

    def __init__(self, array: Any) -> None:
        self._array = array
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self._array.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, 0

    def __dlpack__(
        self, *, stream: int | None = None, max_version: Any = None, dl_device: Any = None, copy: Any = None
    ) -> Any:
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("this array is handed over where it is, without a copy")
        if stream not in (None, LEGACY_STREAM, NO_STREAM):  # another order than that in which it is written
            from numba import cuda

            cuda.synchronize()
        pointer = self.__cuda_array_interface__["data"][0]
        return capsule_of(self._array, pointer, self.__dlpack_device__())

    def copy_to_host(self) -> Any:
        """As a NumPy array, when all that was asked for before is done."""
        return self._array.copy_to_host()
