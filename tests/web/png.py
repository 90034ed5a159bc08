"""Making PNG files of drawn pages small: few colours, and well packed."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from typing import TypeAlias

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS = 256

Colour: TypeAlias = tuple[int, int, int]


def small(png: bytes) -> bytes:
    """The same picture with at most 256 colours."""
    width, height, samples, pixels = decoded(png)
    colours = Counter(zip(*(pixels[channel::samples] for channel in range(3)), strict=True))
    palette = nearest(colours)
    order = {colour: n for n, colour in enumerate(dict.fromkeys(palette.values()))}
    indices = bytes(
        order[palette[colour]]
        for colour in zip(*(pixels[channel::samples] for channel in range(3)), strict=True)
    )
    rows = b"".join(b"\0" + indices[y * width : (y + 1) * width] for y in range(height))
    return (
        SIGNATURE
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", b"".join(map(bytes, order)))
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def nearest(colours: Counter[Colour]) -> dict[Colour, Colour]:
    """For each colour the one that is used: frequent ones stay, rare ones join their nearest."""
    kept = [colour for colour, _ in colours.most_common(MOST_COLOURS)]
    exact = set(kept)
    found = {}
    for colour in colours:
        red, green, blue = colour
        found[colour] = (
            colour
            if colour in exact
            else min(
                kept,
                key=lambda k: (k[0] - red) ** 2 + (k[1] - green) ** 2 + (k[2] - blue) ** 2,
            )
        )
    return found


def decoded(png: bytes) -> tuple[int, int, int, bytes]:
    """Width, height, samples a pixel, and the samples, of a picture with 8 bits a sample."""
    assert png.startswith(SIGNATURE)
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert depth == 8
    samples = {2: 3, 6: 4}[kind]
    packed, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    return width, height, samples, unfiltered(zlib.decompress(packed), width * samples, samples)


def unfiltered(data: bytes, stride: int, samples: int) -> bytes:
    """Undo what each row says was done to it before packing."""
    result, above = bytearray(), bytes(stride)
    for start in range(0, len(data), stride + 1):
        row = bytearray(data[start + 1 : start + 1 + stride])
        undo(data[start], row, above, samples)
        result += row
        above = bytes(row)
    return bytes(result)


def undo(way: int, row: bytearray, above: bytes, samples: int) -> None:
    """Each sample was told as its difference from a guess, by those left of it and above."""
    if way == 2:
        row[:] = bytes((here + up) & 255 for here, up in zip(row, above, strict=True))
    elif way == 1:
        for n in range(samples, len(row)):
            row[n] = (row[n] + row[n - samples]) & 255
    elif way in (3, 4):
        for n, up in enumerate(above):
            left = row[n - samples] if n >= samples else 0
            corner = above[n - samples] if n >= samples else 0
            guess = (left + up) // 2 if way == 3 else paeth(left, up, corner)
            row[n] = (row[n] + guess) & 255


def paeth(left: int, up: int, corner: int) -> int:
    to_left, to_up = abs(up - corner), abs(left - corner)
    to_corner = abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def chunk(name: bytes, data: bytes) -> bytes:
    body = name + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
