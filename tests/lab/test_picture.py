"""The picture of an analysis: every curve and turning point is there, and names stay text."""

from __future__ import annotations

from xml.etree.ElementTree import Element, fromstring

from msgspec.structs import replace

from stosy.analysis.picture import picture
from stosy.analysis.results import Analysis, Curve, Point, Swing
from stosy.core import Action

SVG = "{http://www.w3.org/2000/svg}"
NAMES: dict[int | None, str] = {None: "The team", 0: "Ada <&>", 1: "Ben"}
ANALYSIS: Analysis[Action] = Analysis(
    game="face-to-face",
    team=False,
    players=("Ada <&>", "Ben"),
    entries=11,
    playouts=600,
    deals=100,
    seed="stosy",
    moves=(),
    accounts=(),
    swings=(Swing(4, 1, "choice", 0.5, 0.25), Swing(9, 0, "others", 0.4, 1.0)),
    curves=(
        Curve(0, (Point(1, 0.5), Point(11, 1.0))),
        Curve(1, (Point(1, 0.5), Point(5, 0.25), Point(11, 0.0))),
    ),
)


def drawn(analysis: Analysis[Action] = ANALYSIS) -> Element:
    return fromstring(picture(analysis, "Chances", NAMES, "Entries", "{}%".format))


def texts(drawing: Element) -> list[str | None]:
    return [text.text for text in drawing.iter(f"{SVG}text")]


def points(drawing: Element) -> list[list[tuple[float, float]]]:
    return [
        [
            (float(x), float(y))
            for x, y in (pair.split(",") for pair in line.get("points", "").split())
        ]
        for line in drawing.iter(f"{SVG}polyline")
    ]


def test_names_and_numbers_are_text() -> None:
    assert {"Chances", "Ada <&>", "Ben", "Entries", "50%", "100%", "4", "9"} <= set(texts(drawn()))


def test_a_curve_goes_from_left_to_right_and_a_better_chance_is_higher() -> None:
    ada, ben = points(drawn())
    assert ada[0] == ben[0]
    assert ada[-1][0] == ben[-1][0] > ada[0][0]
    assert ada[-1][1] < ada[0][1] < ben[1][1] < ben[-1][1]


def test_a_turning_point_lies_where_it_led_on_the_curve_of_its_seat() -> None:
    drawing = drawn()
    _, ben = points(drawing)
    ring, _ = drawing.iter(f"{SVG}circle")
    assert (float(ring.get("cx", "")), float(ring.get("cy", ""))) == ben[1]
    line = list(drawing.iter(f"{SVG}polyline"))[1]
    assert line.get("class", "").split()[1] == ring.get("class", "").split()[1]


def test_a_team_has_one_curve_for_the_turning_points_of_all() -> None:
    drawing = drawn(replace(ANALYSIS, team=True, curves=(Curve(None, (Point(1, 0.5),)),)))
    assert "The team" in texts(drawing)
    assert len(points(drawing)) == 1
    assert len(list(drawing.iter(f"{SVG}circle"))) == 2
