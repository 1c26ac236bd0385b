"""Checks of single pages. Each check returns a list of messages about the faults it found."""

import functools
import json
import os
import shutil
import subprocess
from urllib.parse import unquote, urlsplit

# In bytes, including styles and scripts.
LIMIT = 100_000
# A shift too small to see. A page that arrives in parts on a loaded machine can have such a shift.
SHIFT = 0.005

# Runs before each page starts to load.
OBSERVER = """
window.shifts = [];
new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push(entry.value)))
  .observe({type: "layout-shift", buffered: true});
"""

# Maps each look of the page's visible text and links to an element with that look, and returns all
# looks. A look consists of the names, classes, colors, fonts, and lines of an element and all of its
# ancestors. Links in a text have looks of their own.
LOOKS = """(() => {
  const known = new Map();
  const look = (element) => {
    if (!element) return "";
    if (!known.has(element)) {
      const style = getComputedStyle(element);
      known.set(element, [
        look(element.parentElement), element.localName, element.getAttribute("class"), style.color,
        style.backgroundColor, style.backgroundImage, style.opacity, style.fontSize, style.fontWeight,
        style.fontFamily, style.fontStyle, style.display, style.textDecoration, style.borderTop,
        style.borderBottom, style.outline,
      ].join(" "));
    }
    return known.get(element);
  };
  const isWritten = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const isLink = (element) => element.matches("a[href], [role=link]") && element.innerText.trim();
  const elements = Array.from(document.querySelectorAll("body *")).filter((element) =>
    (Array.from(element.childNodes).some(isWritten) || isLink(element))
      && element.checkVisibility({visibilityProperty: true}));
  window.looks = new Map(elements.map((element) => [look(element), element]));
  axe.setup();
  for (const link of elements.filter(isLink)) {
    const name = look(link) + " in a text";
    if (!looks.has(name) && axe.commons.dom.isInTextBlock(link)) looks.set(name, link);
  }
  axe.teardown();
  return Array.from(looks.keys());
})()"""

# The rules of axe-core whose result is determined by an element's look. They take most of its time.
RULES_OF_LOOKS = ["color-contrast", "link-in-text-block"]
# Only violations are described, and style sheets aren't loaded again, because the only rule that
# reads them is experimental and doesn't run.
OPTIONS = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}

# Converts the result of axe-core to messages.
VIOLATIONS = """.then((found) => found.violations.map((violation) =>
  violation.id + ": " + violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")))"""

SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def console(tab):
    return [f"the console reports: {message}" for message in tab.messages()]


def layout_shift(tab):
    tab.value(SETTLED)
    shift = tab.value("shifts.reduce((sum, shift) => sum + shift, 0)")
    return [f"the layout shifts by {shift:.4f}"] if shift > SHIFT else []


def overflow(tab):
    wide = tab.value("document.documentElement.scrollWidth - innerWidth")
    return [f"the page is {wide} pixels wider than the window"] if wide > 0 else []


def edges(tab):
    """Returns a fault for rows of pictures that don't fade where they continue behind the edge."""
    count = tab.value("""Array.from(document.querySelectorAll('.several')).filter((row) =>
      row.scrollWidth > row.clientWidth && !parseFloat(getComputedStyle(row).getPropertyValue('--fade'))).length""")
    return [f"{count} rows of pictures don't fade where they continue"] if count else []


def weight(tab, file):
    root = os.path.dirname(file)
    parts = tab.value(
        "Array.from(document.querySelectorAll('link[rel=stylesheet], script[src]'),"
        " (part) => part.getAttribute('href') || part.getAttribute('src'))")
    total = os.path.getsize(file) + sum(os.path.getsize(os.path.join(root, part)) for part in parts)
    return [f"the page has {total} bytes with its styles and scripts; the limit is {LIMIT}"] if total >= LIMIT else []


@functools.cache
def has_font_of_site():
    """Returns whether a serif font that the style sheet names is installed.

    In other fonts, lines have more characters.
    """
    if not shutil.which("fc-list"):
        return False
    families = subprocess.run(["fc-list", ":", "family"], capture_output=True, text=True, check=False).stdout
    return any(name in families for name in ["P052", "URW Palladio L", "Palatino", "Iowan Old Style", "Georgia"])


def measure(tab):
    """Returns a fault if lines of prose have an unreadable average length in a wide window."""
    # On average, the last line of a paragraph is half full.
    lengths = tab.value("""
      Array.from(document.querySelectorAll('main .prose > p'), (paragraph) => {
        const height = parseFloat(getComputedStyle(paragraph).lineHeight);
        return [paragraph.textContent.length, Math.round(paragraph.offsetHeight / height)];
      }).filter(([length, lines]) => lines > 2).map(([length, lines]) => length / (lines - 0.5))
    """)
    # A few short paragraphs have no meaningful average.
    if len(lengths) < 5:
        return []
    average = sum(lengths) / len(lengths)
    return [] if 60 <= average <= 75 else [
        f"lines of prose have {average:.0f} characters on average, not 60 to 75"]


def accessibility(tab, axe, checked):
    """Returns the faults that axe-core finds.

    `RULES_OF_LOOKS` are checked once for each look. `checked` contains the looks that were checked on
    earlier pages, and gains those of this page.
    """
    tab.value(axe)
    new = [look for look in tab.value(LOOKS) if look not in checked]
    checked.update(new)
    others = {"rules": {rule: {"enabled": False} for rule in RULES_OF_LOOKS}}
    violations = tab.value(f"axe.run(document, {json.dumps(OPTIONS | others)})" + VIOLATIONS)
    if new:
        elements = f"{json.dumps(new)}.map((look) => looks.get(look))"
        options = json.dumps(OPTIONS | {"runOnly": RULES_OF_LOOKS})
        violations += tab.value(f"axe.run({elements}, {options})" + VIOLATIONS)
    return [f"axe: {violation}" for violation in violations]


def places(tab):
    """Returns the addresses that a page refers to and the anchors in it."""
    return tab.value("""({
      links: Array.from(document.querySelectorAll('[href], [src]'), (element) =>
        element.getAttribute('href') === null ? element.src : element.href),
      anchors: Array.from(document.querySelectorAll('[id]'), (element) => element.id)
    })""")


def broken_links(found):
    """Returns the broken links of each file.

    `found` maps each page's file to the page's links and anchors.
    """
    faults = {}
    for file, here in found.items():
        for link in here["links"]:
            parts = urlsplit(link)
            if parts.scheme != "file":
                continue
            path, anchor = unquote(parts.path), unquote(parts.fragment)
            if not os.path.isfile(path):
                faults.setdefault(file, []).append(f"there is no file at {link}")
            elif anchor and path in found and anchor not in found[path]["anchors"]:
                faults.setdefault(file, []).append(f"there is no anchor at {link}")
    return faults
