#!/usr/bin/env python3
"""Compares reports of `waymark audit` with the blocks in classified.csv, which people classified.

Usage: agreement.py FOLDER

FOLDER holds a report for each package: NAME.json. Packages without a report are left out. Each line of
the list names a package, a file, the line of an opening fence and a class. The blocks were drawn at
random from common Swift packages, at most six from each.
"""

import collections
import csv
import json
import pathlib
import sys


def found_classes(report):
    blocks = json.loads(report.read_text())["blocks"]
    return {(block["file"], block["line"]): block["kind"] for block in blocks}


def main(folder):
    rows = list(csv.DictReader((pathlib.Path(__file__).parent / "classified.csv").open()))
    counts = collections.Counter()
    for package in sorted({row["package"] for row in rows}):
        report = pathlib.Path(folder) / f"{package}.json"
        if not report.exists():
            continue
        found = found_classes(report)
        for row in rows:
            place = (row["file"], int(row["line"]))
            if row["package"] != package:
                continue
            own, other = row["class"], found.get(place, "not found")
            counts["blocks"] += 1
            counts["equal"] += own == other
            counts["broken"] += own == "broken"
            counts["found broken"] += other == "broken"
            counts["both broken"] += own == other == "broken"
            if own != other:
                print(f"{package}/{place[0]}:{place[1]}: {own}, but the audit says {other}")
    share = lambda part, whole: f"{part} of {whole} ({100 * part / max(whole, 1):.0f} %)"
    print("agreement:", share(counts["equal"], counts["blocks"]))
    print("precision of 'broken':", share(counts["both broken"], counts["found broken"]))
    print("recall of 'broken':", share(counts["both broken"], counts["broken"]))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
