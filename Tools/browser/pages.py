"""Checks of single pages. Each check returns a list of messages about the faults it found."""

import functools
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


def size(tab, file):
    """Returns the bytes of a page with its styles and scripts, and the bytes of the scripts with the
    names in its code, which are loaded when a reader points at code."""
    parts, names = tab.value("""(() => {
      const list = (selector, address) =>
        Array.from(new Set(Array.from(document.querySelectorAll(selector), address)));
      const parts = list('link[rel=stylesheet], script[src]', (part) =>
        part.getAttribute('href') || part.getAttribute('src'));
      const names = list('[data-names]', (part) => part.dataset.names);
      if (names.length) { names.push(document.documentElement.dataset.root + 'names.js'); }
      return [parts, names];
    })()""")
    root = os.path.dirname(file)

    def total(addresses):
        return sum(os.path.getsize(os.path.join(root, unquote(address))) for address in addresses)

    return os.path.getsize(file) + total(parts), total(names)


def weight(tab, file):
    total, _ = size(tab, file)
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
