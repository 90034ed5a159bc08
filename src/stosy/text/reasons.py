"""Errors of the system by a name that catalogues have words for (`error-reason`)."""

from __future__ import annotations

from errno import errorcode

NO_SUCH_NAME = "NONAME"
"""A host that nobody knows; the system numbers this differently everywhere, below 0."""


def code_of(error: BaseException) -> str:
    """The name of an error, such as ENOENT; of any other error what it says."""
    number = getattr(error, "errno", None)
    if isinstance(number, int) and number < 0:
        return NO_SUCH_NAME
    if isinstance(number, int) and number in errorcode:
        return errorcode[number]
    if isinstance(error, TimeoutError):
        return "ETIMEDOUT"
    return str(error) or type(error).__name__
