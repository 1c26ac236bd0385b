#!/usr/bin/env python3
"""Compares reports of `waymark audit` with the blocks in classified.csv, which people classified.

Usage: agreement.py FOLDER

FOLDER holds a report for each package: NAME.json. Packages without a report are left out. Each line
of classified.csv contains a package, a file, the line of an opening fence, a class, and whether the
class was written down before anyone saw the audit's answer. Most blocks were drawn at random from
common Swift packages. For some packages, such as swift-configuration and OpenCombine, the list also
contains all blocks that an audit called broken, with the class that they should have. Therefore,
the precision for blocks that weren't classified blind isn't that of a random sample.
"""

import collections
import csv
import json
import pathlib
import sys


def found_classes(report):
    blocks = json.loads(report.read_text())["blocks"]
    return {(block["file"], block["line"]): block["kind"] for block in blocks}


def compare(rows, reports):
    counts = collections.Counter()
    for row in rows:
        found = reports[row["package"]]
        own, other = row["class"], found.get((row["file"], int(row["line"])), "not found")
        counts["blocks"] += 1
        counts["equal"] += own == other
        counts["broken"] += own == "broken"
        counts["found broken"] += other == "broken"
        counts["both broken"] += own == other == "broken"
        if own != other:
            place = f"{row['package']}/{row['file']}:{row['line']}"
            print(f"{place}: classified as {own}, but the audit reports {other}")
    share = lambda part, whole: f"{part} of {whole} ({100 * part / max(whole, 1):.0f}%)"
    print("agreement:", share(counts["equal"], counts["blocks"]))
    print("precision of 'broken':", share(counts["both broken"], counts["found broken"]))
    print("recall of 'broken':", share(counts["both broken"], counts["broken"]))


def main(folder):
    rows = list(csv.DictReader((pathlib.Path(__file__).parent / "classified.csv").open()))
    names = {row["package"] for row in rows}
    files = {name: pathlib.Path(folder) / f"{name}.json" for name in names}
    reports = {name: found_classes(file) for name, file in files.items() if file.exists()}
    known = [row for row in rows if row["package"] in reports]
    for title, answer in [("Classified blind", "yes"), ("Others", "no")]:
        print(title)
        compare([row for row in known if row["blind"] == answer], reports)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
