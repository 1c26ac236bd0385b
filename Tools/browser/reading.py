"""Checks of how readers see the book: with the keyboard, on a phone, without scripts, and on paper."""

import re

import pages

# In inches.
PAPER = {"A4": (8.27, 11.69), "Letter": (8.5, 11)}

# Adds a link to itself at both ends of each picture, because a PDF lists the pages to which its
# links lead. Returns the number of pictures.
MARK_PICTURES = """(() => {
  const phones = document.querySelectorAll('.phone');
  phones.forEach((phone, index) => ['top', 'bottom'].forEach((end) => {
    const link = document.createElement('a');
    link.id = `picture.${index}.${end}`;
    link.href = '#' + link.id;
    link.textContent = '.';
    link.style = `position: absolute; left: 0; ${end}: 0; font-size: 1px`;
    phone.append(link);
  }));
  return phones.length;
})()"""


def first_paint(tab, address):
    """Returns the milliseconds until the first paint of a page, at a quarter of the processor's speed."""
    tab.send("Emulation.setCPUThrottlingRate", rate=4)
    tab.open(address)
    paint = tab.value("""
      new Promise((done) => new PerformanceObserver((list) => done(list.getEntries()[0].startTime))
        .observe({type: "paint", buffered: true}))
    """)
    tab.send("Emulation.setCPUThrottlingRate", rate=1)
    return paint


def keyboard(tab, article):
    faults = []

    def check(condition, fault):
        if not condition:
            faults.append(fault)

    tab.open(article)
    tab.press("Tab")
    check(tab.value("document.activeElement.className") == "skip", "Tab doesn't reach the skip link")
    tab.press("Enter")
    check(tab.value("location.hash") == "#page.main", "the skip link doesn't lead to the content")

    before = tab.value("getComputedStyle(document.documentElement).backgroundColor")
    pressed = "document.getElementById('page.theme').getAttribute('aria-pressed')"
    check(tab.value(pressed) == "false", "the button for dark colors is pressed at first")
    tab.value("document.getElementById('page.theme').focus()")
    tab.press("Enter")
    after = tab.value("getComputedStyle(document.documentElement).backgroundColor")
    check(before != after, "Enter doesn't change the theme")
    check(tab.value(pressed) == "true", "the button for dark colors isn't shown as pressed")
    tab.press("Enter")
    check(
        tab.value("document.documentElement.dataset.theme === undefined"),
        "the page doesn't follow the system's theme again")

    tab.value("document.querySelector('.snippet .copy').focus()")
    tab.press("Enter")
    tab.value(pages.SETTLED)
    check(
        tab.value("document.querySelector('.snippet .copy').textContent") == "copied",
        "Enter doesn't copy a snippet")

    if tab.value("Boolean(document.querySelector('a.set-up[role=button]'))"):
        tab.value("document.querySelector('a.set-up[role=button]').focus()")
        tab.press("Enter")
        check(tab.value("document.querySelectorAll('.revealed').length") == 1, "Enter doesn't show hidden code")
        tab.press(" ")
        check(tab.value("document.querySelectorAll('.revealed').length") == 0, "a space doesn't hide the code again")

    tab.value("scrollTo(0, document.documentElement.scrollHeight / 2)")
    tab.value(pages.SETTLED)
    tab.value(pages.SETTLED)
    check(
        tab.value("document.querySelectorAll('.margin .contents [aria-current]').length") == 1,
        "the contents don't follow the scroll position")

    return faults


def narrow(tab, article):
    """Checks what a reader on a phone does: open the sidebar, and reach what can be scrolled."""
    faults = []
    tab.resize(390)
    tab.open(article)
    shown = "Boolean(document.querySelector('.book a').offsetHeight)"
    if tab.value(shown):
        faults.append("the sidebar is shown before it's opened in a narrow window")
    tab.value("document.querySelector('.to-book').focus()")
    tab.press("Enter")
    if not tab.value(shown):
        faults.append("the button doesn't open the sidebar in a narrow window")
    tab.press("Escape")
    if tab.value(shown):
        faults.append("Escape doesn't close the sidebar in a narrow window")
    tall = tab.value("""Array.from(document.querySelectorAll('.snippet.passed > figure:not(.map) > figcaption')).filter((caption) =>
      !caption.querySelector('.missed, .set-up + .set-up') && caption.offsetHeight > 50).length""")
    if tall:
        faults.append(f"{tall} captions of snippets have several lines in a narrow window")
    tab.resize(1280)
    wrong = tab.value("""Array.from(document.querySelectorAll('pre')).filter((code) => code.offsetHeight &&
      (code.tabIndex === 0) !== (code.scrollWidth > code.clientWidth || code.scrollHeight > code.clientHeight)).length""")
    if wrong:
        faults.append(f"{wrong} blocks of code are tab stops but can't be scrolled, or can be scrolled but aren't tab stops")
    return faults


def without_scripts(tab, article):
    tab.send("Emulation.setScriptExecutionDisabled", value=True)
    tab.open(article)
    root = tab.send("DOM.getDocument", depth=0)["root"]["nodeId"]

    def boxes(selector):
        nodes = tab.send("DOM.querySelectorAll", nodeId=root, selector=selector)["nodeIds"]
        shown = 0
        for node in nodes:
            try:
                tab.send("DOM.getBoxModel", nodeId=node)
                shown += 1
            except RuntimeError:
                pass
        return shown

    faults = []
    if not boxes("main p"):
        faults.append("a page without scripts shows no prose")
    if not boxes("nav.book a"):
        faults.append("a page without scripts has no sidebar")
    if boxes("button"):
        faults.append("a page without scripts shows buttons that do nothing")
    tab.send("Emulation.setScriptExecutionDisabled", value=False)
    return faults


def printing(tab, article):
    """Checks that dark colors and hidden code don't affect the printed page."""
    faults = []
    tab.scheme("dark", media="print")
    tab.open(article)
    tab.value("document.documentElement.dataset.theme = 'dark'")
    color = tab.value("getComputedStyle(document.documentElement).backgroundColor")
    if min(map(int, color[4:-1].split(","))) < 240:
        faults.append(f"the printed page has the background color {color}")
    hidden = tab.value(
        "Array.from(document.querySelectorAll('.hidden pre')).filter((code) => !code.offsetHeight).length")
    if hidden:
        faults.append(f"{hidden} blocks of hidden code aren't printed")
    dark = tab.pdf(*PAPER["A4"])
    tab.scheme("light", media="print")
    tab.value("document.documentElement.dataset.theme = 'light'")
    if tab.pdf(*PAPER["A4"]) != dark:
        faults.append("the printed page has different colors if the page is dark")
    tab.scheme("light")
    return faults


def cut_pictures(pdf, count):
    """Returns how many of the marked pictures don't start and end on the same page of a PDF."""
    pages = dict(re.findall(rb"/picture\.(\S+) \[(\d+) 0 R", pdf))

    def is_whole(number):
        top, bottom = pages.get(b"%d.top" % number), pages.get(b"%d.bottom" % number)
        return top is not None and top == bottom

    return count - sum(map(is_whole, range(count)))


def pictures_on_paper(tab, article):
    """Checks that no picture of a phone is cut by the end of a printed page."""
    tab.scheme("light", media="print")
    tab.open(article)
    # Chromium doesn't break pages inside inline blocks such as these, but other browsers may.
    faults = []
    unprotected = tab.value("""Array.from(document.querySelectorAll('.screen, .phone'))
      .filter((picture) => getComputedStyle(picture).breakInside !== 'avoid').length""")
    if unprotected:
        faults.append(f"{unprotected} pictures in {article} may be cut in other browsers")
    count = tab.value(MARK_PICTURES)
    for name, (width, height) in PAPER.items():
        cut = cut_pictures(tab.pdf(width, height), count)
        if cut:
            faults.append(f"{cut} pictures in {article} are cut or missing in {name} format")
    tab.scheme("light")
    return faults
