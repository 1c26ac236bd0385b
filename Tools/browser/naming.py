"""Checks of the names in code: their links and types, and the filter of a module's page."""

import accessibility
import pages

# Waits until names in code have links.
NAMED = """new Promise((done) => {
  const wait = (left) => document.querySelector('.name') || !left ? done() : setTimeout(wait, 20, left - 1);
  wait(200);
})"""


def in_article(tab, article, axe):
    """Checks that focusing code adds links and types to its names, and doesn't change its text."""
    tab.open(article)
    faults = []
    before = tab.value("document.querySelector('.snippet figure pre').textContent")
    tab.value("document.querySelector('.snippet .anchor').focus()")
    tab.value(NAMED)
    if not tab.value("document.querySelectorAll('.snippet a.name[href*=symbols]').length"):
        faults.append("no name in code links to a symbol")
    if tab.value("document.querySelector('.snippet figure pre').textContent") != before:
        faults.append("the links on names change the code")
    tab.value("document.querySelector('.name[data-type]').focus()")
    if tab.value("getComputedStyle(document.querySelector('.name[data-type]'), '::after').content") == "none":
        faults.append("a focused name doesn't show its type")
    faults += left_by_keyboard(tab)
    if axe:
        tab.value("document.querySelectorAll('.snippet .anchor').forEach((link) => link.focus())")
        faults += accessibility.faults(tab, axe, set())
    return faults


def left_by_keyboard(tab):
    """Checks that the Tab key leaves the first snippet, whose names are added only once."""
    tab.value("document.querySelector('.snippet .anchor').focus()")
    stops = tab.value("document.querySelector('.snippet').querySelectorAll('a, button, [tabindex]').length")
    for _ in range(stops + 1):
        tab.press("Tab")
        tab.value("new Promise((done) => setTimeout(done, 5))")
    faults = []
    if tab.value("document.querySelector('.snippet').contains(document.activeElement)"):
        faults.append(f"{stops + 1} presses of the Tab key don't leave the first snippet")
    if tab.value("document.querySelectorAll('.name .name').length"):
        faults.append("a name in code gets its link more than once")
    return faults


def in_proof(tab, proof):
    """Checks that the code on a proof's page gets the links that it has in the articles."""
    tab.open(proof)
    tab.value("document.querySelectorAll('.part .copy').forEach((button) => button.focus())")
    tab.value(NAMED)
    tab.value(pages.SETTLED)
    unlinked = tab.value("""Array.from(document.querySelectorAll('.part[data-names]'), (part) =>
      Array.from(part.querySelectorAll('a.name'), (name) => name.href.split('#')[0])).filter((links) => !links.length).length""")
    wrong = tab.value("""Array.from(document.querySelectorAll('.part a.name[href*="/symbols/"]')).filter((name) =>
      !decodeURIComponent(name.href).includes(name.textContent.replace(/^[@#]/, ''))).map((name) => name.textContent)""")
    faults = [f"{unlinked} blocks of code of {proof} have no links"] if unlinked else []
    return faults + [f"'{name}' in {proof} links to another symbol" for name in wrong[:3]]


def filtered(tab, module):
    """Checks that a module's page shows only the names that contain what a reader types."""
    tab.open(module)
    tab.value("document.getElementById('page.filter').focus()")
    tab.write("storE")
    shown = tab.value("""Array.from(document.querySelectorAll('.symbols dt')).filter((name) => name.offsetHeight)
      .map((name) => name.textContent.toLowerCase())""")
    wrong = [name for name in shown if "store" not in name]
    return [] if shown and not wrong else [f"the filter of {module} for 'store' shows {shown[:3]}"]
