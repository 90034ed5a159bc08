"""The tables of one browser, without a server: what the client asks a server, answered from memory.

It runs in a worker of the browser by Pyodide, and anywhere else. It has no clock, no store and no
thread: messages go in, and what is to be kept, told, searched and waited for comes out.
"""

from stosy.offline.searching import analysed, searched
from stosy.offline.site import Site

__all__ = ["Site", "analysed", "searched"]
