#!/usr/bin/env python3
"""Writes Sources/Hosts/MilieuHTML/Symbols/SymbolPaths.swift from a folder of Phosphor icons and symbols.tsv.

Usage: Scripts/make-symbols.py ICONS [--sheet SHEET.html]

ICONS is the folder of filled outlines of the Phosphor set (https://phosphoricons.com, MIT), with one folder a weight:
`regular/heart.svg`, `bold/heart-bold.svg`, `fill/heart-fill.svg`. In the Python package `py-phosphor-icons` 0.1.1 it is
`py_phosphor_icons/svgs/flat`. --sheet also writes a page that shows every drawing with its name, to be looked at.
"""
import argparse
import math
import pathlib
import re
import sys

SCRIPTS = pathlib.Path(__file__).resolve().parent
OUTPUT = SCRIPTS.parent / "Sources/Hosts/MilieuHTML/Symbols/SymbolPaths.swift"
SIDE = 256  # of the square that every icon is drawn in
# One decimal of 256 is finer than two of the usual 24.
DECIMALS = 1

# MARK: Outlines the set does not have, for use inside an enclosure or as a plain shape.
OWN_OUTLINES = {
    "info-letter": "M128 40a20 20 0 1 1 0 40a20 20 0 1 1 0-40ZM104 104h28a12 12 0 0 1 12 12v88a12 12 0 0 1-24 0v-76h-16"
    "a12 12 0 0 1 0-24Z",
    "letter-a": "M114 40h28l68 176h-28l-16-42h-76l-16 42h-28ZM100 148h56l-28-74Z",
    "capsule": "M80 72h96a56 56 0 0 1 0 112h-96a56 56 0 0 1 0-112ZM80 88a40 40 0 0 0 0 80h96a40 40 0 0 0 0-80Z",
    "capsule-fill": "M80 72h96a56 56 0 0 1 0 112h-96a56 56 0 0 1 0-112Z",
}

# Enclosure -> its icon, the middle of its inside, and the scale of what is drawn there.
ENCLOSURES = {
    "circle": ("circle", (128, 128), 0.56),
    "square": ("square", (128, 128), 0.56),
    "rectangle": ("rectangle", (128, 128), 0.48),
    "chat": ("chat", (128, 118), 0.5),
    "octagon": ("octagon", (128, 128), 0.52),
    "seal": ("seal", (128, 128), 0.5),
    "shield": ("shield", (128, 120), 0.5),
    "diamond": ("diamond", (128, 128), 0.46),
}


# MARK: Affine maps: (a, b, c, d, e, f) sends (x, y) to (a x + c y + e, b x + d y + f).
def about_centre(a, b, c, d):
    half = SIDE / 2
    return (a, b, c, d, half - a * half - c * half, half - b * half - d * half)


def turned(degrees):
    angle = math.radians(degrees)
    return about_centre(math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle))


TRANSFORMS = {
    "flip": about_centre(-1, 0, 0, 1),
    "upend": about_centre(1, 0, 0, -1),
    "turn": turned(180),
    "rotate": turned(90),
    "north": turned(45),
    "quarter": turned(90),
}

# MARK: Path data as absolute segments
NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
FLAG = re.compile(r"[\s,]*([01])")  # the next number may follow a flag without a space
SEPARATOR = re.compile(r"[\s,]*")
COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def parse(data):
    """Path data as a list of (command, absolute numbers), with H and V turned into L."""
    position, command, segments = 0, None, []
    x = y = start_x = start_y = 0.0

    def number():
        nonlocal position
        match = NUMBER.match(data, position)
        if not match:
            sys.exit(f"number expected at {position} of {data}")
        position = match.end()
        return float(match.group(1))

    def flag():
        nonlocal position
        match = FLAG.match(data, position)
        position = match.end()
        return float(match.group(1))

    while True:
        position = SEPARATOR.match(data, position).end()
        if position >= len(data):
            return segments
        if data[position].isalpha():
            command = data[position]
            position += 1
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            segments.append(("Z", []))
            x, y = start_x, start_y
            continue
        if kind == "A":
            values = [number(), number(), number(), flag(), flag(), number(), number()]
            if relative:
                values[5] += x
                values[6] += y
        elif kind == "H":
            values, kind = [number() + (x if relative else 0), y], "L"
        elif kind == "V":
            values, kind = [x, number() + (y if relative else 0)], "L"
        else:
            values = [number() for _ in range(COUNTS[kind])]
            if relative:
                values = [value + (x if index % 2 == 0 else y) for index, value in enumerate(values)]
        segments.append((kind, values))
        x, y = values[-2:]
        if kind == "M":
            start_x, start_y = x, y
            command = "l" if relative else "L"


def mapped(segments, matrix):
    """The segments under a map made of turns, mirrorings, shifts and one scale for both axes."""
    a, b, c, d, e, f = matrix
    determinant = a * d - b * c
    scale, mirrors = math.sqrt(abs(determinant)), determinant < 0

    def point(x, y):
        return [a * x + c * y + e, b * x + d * y + f]

    result = []
    for kind, values in segments:
        if kind == "A":
            angle = (-values[2] if mirrors else values[2]) + math.degrees(math.atan2(b, a))
            sweep = 1 - values[4] if mirrors else values[4]
            values = [values[0] * scale, values[1] * scale, angle, values[3], sweep] + point(*values[5:])
        else:
            values = [number for index in range(0, len(values), 2) for number in point(*values[index : index + 2])]
        result.append((kind, values))
    return result


def written(segments):
    """Compact relative path data; rounding is taken up by the next number, so that errors do not add up."""
    unit = 10**DECIMALS
    x = y = start_x = start_y = 0  # where the rounded pen is, in units
    text, last = "", None

    def numeral(value):
        whole = f"{value / unit:.{DECIMALS}f}".rstrip("0").rstrip(".")
        return "0" if whole in ("-0", "") else whole.replace("0.", ".", 1) if re.match(r"-?0\.", whole) else whole

    def joined(numerals):
        line = ""
        for numeral in numerals:
            line += ("" if not line or numeral.startswith("-") else " ") + numeral
        return line

    for kind, values in segments:
        if kind == "Z":
            text, last = text + "z", "z"
            x, y = start_x, start_y
            continue
        if kind == "A":
            end = [round(values[5] * unit), round(values[6] * unit)]
            radii = [numeral(round(values[0] * unit)), numeral(round(values[1] * unit))]
            # A circle looks the same however it is turned.
            angle = "0" if radii[0] == radii[1] else f"{round(values[2]) % 180}"
            numerals = radii + [angle, f"{values[3]:.0f}", f"{values[4]:.0f}", numeral(end[0] - x), numeral(end[1] - y)]
            letter = "a"
        else:
            ends = [round(value * unit) for value in values]
            end = ends[-2:]
            numerals = [numeral(value - (x if index % 2 == 0 else y)) for index, value in enumerate(ends)]
            letter = kind.lower()
            if letter == "l" and numerals == ["0", "0"]:
                continue
            if letter == "l" and numerals[1] == "0":
                letter, numerals = "h", numerals[:1]
            elif letter == "l" and numerals[0] == "0":
                letter, numerals = "v", numerals[1:]
        body = joined(numerals)
        if letter == last and letter != "m":
            text += body if body.startswith("-") else " " + body
        else:
            text += ("M" if letter == "m" and not text else letter) + body
        x, y = end
        last = letter
        if kind == "M":
            start_x, start_y = x, y
    # A fill closes what is open at its end; said outright, every outline ends alike.
    return text if text.endswith("z") else text + "z"


# MARK: Icons
class Icons:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def outline(self, name, weight):
        own = OWN_OUTLINES.get(f"{name}-fill" if weight == "fill" else name) or OWN_OUTLINES.get(name)
        if own:
            return parse(own)
        path = self.folder / weight / (f"{name}.svg" if weight == "regular" else f"{name}-{weight}.svg")
        if not path.exists():
            sys.exit(f"the set has no {path.name}")
        source = path.read_text()
        if 'viewBox="0 0 256 256"' not in source or set(re.findall(r"<(\w+)", source)) != {"svg", "path"}:
            sys.exit(f"{path.name} is not paths alone in a square of {SIDE}")
        return [segment for data in re.findall(r'\sd="([^"]*)"', source) for segment in parse(data)]

    def drawing(self, expression):
        """The segments that an entry of the mapping's second column stands for."""
        inner, _, enclosure = expression.partition("@")
        icon, *transforms = inner.split("|")
        name, _, weight = icon.partition(":")
        # Scaled down, a bold line is as wide as the regular one around it.
        segments = self.outline(name, weight or ("bold" if enclosure else "regular"))
        for transform in transforms:
            segments = mapped(segments, TRANSFORMS[transform])
        if not enclosure:
            return segments
        shape, _, shape_weight = enclosure.partition(":")
        shape_icon, (x, y), scale = ENCLOSURES[shape]
        half = SIDE / 2
        segments = mapped(segments, (scale, 0, 0, scale, x - scale * half, y - scale * half))
        return self.outline(shape_icon, shape_weight or "regular") + segments


def filled(expression):
    inner, at, enclosure = expression.partition("@")
    if at:
        return f"{inner}@{enclosure}:fill"
    icon, bar, transform = inner.partition("|")
    return f"{icon}:fill{bar}{transform}"


def read_mapping(path):
    """SF Symbol name -> icon expression, with the variants that a row derives."""
    named, derived = {}, {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        name, expression, *rest = line.split("\t")
        if name in named:
            sys.exit(f"{path.name}:{number}: {name} is mapped twice")
        named[name] = expression
        variants = rest[0].split() if rest else []
        for variant in variants:
            if variant == "fill":
                derived[f"{name}.fill"] = filled(expression)
            elif variant in ("circle", "square"):
                solid = filled(expression) if "fill" in variants else expression
                derived[f"{name}.{variant}"] = f"{expression}@{variant}"
                derived[f"{name}.{variant}.fill"] = f"{solid}@{variant}:fill"
            else:
                sys.exit(f"{path.name}:{number}: unknown variant {variant}")
    return derived | named


def swift(drawings):
    """The table's source. A name that draws the same as an earlier one refers to it."""
    first, names, paths = {}, [], []
    for name, path in sorted(drawings.items()):
        if path in first:
            names.append(f"{name} ={first[path]}")
        else:
            first[path] = name
            names.append(f"{name} {len(path)}")
            paths.append(path)
    return f'''// Written by Scripts/make-symbols.py from Scripts/symbols.tsv; change those, not this file.
// The outlines are Phosphor Icons' (MIT, see NOTICE), under the names that SwiftUI code asks for.

/// The symbol table's data: two texts, since a compiler reads a long literal fast and a long dictionary slowly.
enum SymbolPaths {{
  /// A line a name, in order: the name and its outline's length in bytes, or `=` and the name that draws the same.
  static let names = """
{chr(10).join("    " + line for line in names)}
    """

  /// The outlines of the names with a length, in their order, a line each: SVG path data in a square of side {SIDE}.
  static let outlines = """
{chr(10).join("    " + line for line in paths)}
    """
}}
'''


def sheet(drawings):
    cells = "".join(
        f'<figure><svg viewBox="0 0 {SIDE} {SIDE}"><path fill-rule="evenodd" d="{path}"/></svg>'
        f"<figcaption>{name}</figcaption></figure>"
        for name, path in sorted(drawings.items())
    )
    style = (
        "body{margin:4px;font:9px sans-serif;display:grid;grid-template-columns:repeat(16,1fr);gap:2px}"
        "figure{margin:0;text-align:center;overflow-wrap:anywhere}svg{width:36px;height:36px}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{style}</style><body>{cells}"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("icons", help="the folder with the set's weights")
    arguments.add_argument("--sheet", help="also write a page with every drawing")
    options = arguments.parse_args()
    icons = Icons(options.icons)
    mapping = read_mapping(SCRIPTS / "symbols.tsv")
    drawings = {name: written(icons.drawing(expression)) for name, expression in mapping.items()}
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(swift(drawings))
    if options.sheet:
        pathlib.Path(options.sheet).write_text(sheet(drawings))
    print(f"{len(drawings)} names, {len(set(drawings.values()))} outlines, {OUTPUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
