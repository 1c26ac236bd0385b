"""Reads a report with a library of another project and prints the result as JSON.

Usage: read.py json|junit|sarif|tap|gitlab FILE [SCHEMA]
"""

import contextlib
import json
import sys


def read_json(file, schema):
    import jsonschema

    with open(schema) as text:
        jsonschema.Draft202012Validator.check_schema(json.load(text))
    with open(schema) as text, open(file) as report:
        value = json.load(report)
        jsonschema.validate(value, json.load(text))
    return [[entry["example"], entry["verdict"]] for entry in value["snippets"]]


def read_junit(file):
    from junitparser import JUnitXml

    return [
        [case.name, *(f"{type(result).__name__}: {result.message}" for result in case.result)]
        for suite in JUnitXml.fromfile(file)
        for case in suite
    ]


def read_sarif(file):
    from sarif import loader

    return [
        [record["Location"], record["Line"], record["Code"]]
        for record in loader.load_sarif_file(file).get_records()
    ]


def read_tap(file):
    from tap.parser import Parser

    lines = [line for line in Parser().parse_file(file) if line.category == "test"]
    return [[line.description, line.ok, line.skip] for line in lines]


def read_gitlab(file):
    with open(file) as report:
        issues = json.load(report)
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    return [
        [issue["location"]["path"], issue["location"]["lines"]["begin"], issue["check_name"]]
        for issue in issues
    ]


with contextlib.redirect_stdout(sys.stderr):
    rows = globals()["read_" + sys.argv[1]](*sys.argv[2:])
print(json.dumps([[str(value) for value in row] for row in rows]))
