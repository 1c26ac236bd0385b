"""Checks of what readers do with the book: on its front page, and in one of its articles."""

import pages

# Queries, and the heading that each should find first: a symbol, if the query can only be its name;
# an article, if it's an ordinary word.
QUERIES = {
    # Subjects.
    "dismiss": "Dismissal",
    "how to pop to root": "Going back",
    "popToRoot": "Going back",
    "pop-to-root": "Going back",
    "back button": "Going back",
    "deep link": "Deep links and restoration",
    "deep-link": "Deep links and restoration",
    "push a screen": "Pushing a screen",
    "sheet": "A drill-down that replaces a sheet",
    "popover": "One pattern for every kind of screen",
    "full screen cover": "One pattern for every kind of screen",
    "alert": "Alerts and confirmation dialogs",
    "confirmation dialog": "A confirmation dialog",
    "optional state": "An optional opens a screen",
    "restore session": "Restoring the last session",
    "restore state": "Restoring the last session",
    "navigation stack path": "StackState and NavigationPath",
    "tree vs stack": "Trees or stacks?",
    "swipe to dismiss": "A view closes itself",
    "malformed links": "Malformed and stale links",
    "case paths": "Case paths",
    "cancel an effect": "Cancelling an effect yourself",
    "debounce": "Not on every keystroke",
    "shared state": "What is different",
    "ios 16": "iOS 16",
    # Tests.
    "test": "Testing",
    "testing time": "Time",
    "TestStore receive": "50. receive waits, and takes actions in order",
    "exhaustivity": "51. Non-exhaustive assertions compare what they name",
    "exhaustivity off": "51. Non-exhaustive assertions compare what they name",
    "timeout": "50. receive waits, and takes actions in order",
    # The tool.
    "hidden code": "Hidden code",
    "what a green mark means": "What a green mark means",
    "write an article": "Writing an article",
    "neovim": "Neovim",
    # Names.
    "ifLet": "ifLet",
    "forEach": "forEach",
    "PresentationState": "PresentationState",
    "StackState": "StackState",
    "@Presents": "@Presents",
    "@Reducer": "@Reducer",
    "Reducer": "Reducer",
    "@ObservableState": "@ObservableState",
    "ObservableState": "ObservableState",
    "@Dependency": "Dependency",
    "Scope": "Scope",
    "Store": "Store",
    "store.send": "send",
    "Effect": "Effect",
    "Effect.run": "run",
    "TestStore": "TestStore",
    "WithPerceptionTracking": "WithPerceptionTracking",
    "IfLetStore": "IfLetStore",
    # Misspelled words.
    "navigaton": "What navigation is",
    "recieve": "50. receive waits, and takes actions in order",
    "presentaion state": "11. Presentation state is a value",
    "exaustivity": "51. Non-exhaustive assertions compare what they name",
    "dependancy": "Dependencies",
    "confirmaton dialog": "A confirmation dialog",
    "alrt": "Alerts and confirmation dialogs",
    # Words for what the book calls otherwise.
    "install": "Adding the package",
    "installation": "Adding the package",
    "swift version requirements": "Adding the package",
    "migrate": "Coming from older APIs",
    "close a modal": "A view closes itself",
    "memory leak": "37. Releasing the last store cancels its effects",
    # Messages and files that articles show.
    "switch must be exhaustive": "The views",
    "Received unexpected action": "What a failure looks like",
    "github actions": "One command",
}

# Waits until the index has loaded.
SEARCHABLE = """new Promise((done) => {
  const wait = () => window.waymarkSearch ? done() : setTimeout(wait, 10);
  wait();
})"""


# Waits until names in code have links.
NAMED = """new Promise((done) => {
  const wait = (left) => document.querySelector('.name') || !left ? done() : setTimeout(wait, 20, left - 1);
  wait(200);
})"""


def search(tab, front, queries):
    """Enters the queries with the keyboard as a reader does."""
    tab.open(front)
    faults = []
    tab.press("/")
    tab.value(SEARCHABLE)
    for query, expected in queries.items():
        tab.value("document.querySelector('.search input').select()")
        tab.write(query)
        found = tab.value(
            "(document.querySelector('.search li a') || {firstChild: {}}).firstChild.textContent || ''")
        if found != expected:
            faults.append(f"the query '{query}' finds '{found}', not '{expected}'")
    return faults


def first_paint(tab, address):
    """Returns the milliseconds until the first paint of a page, with the processor slowed down to a quarter."""
    tab.send("Emulation.setCPUThrottlingRate", rate=4)
    tab.open(address)
    paint = tab.value("""
      new Promise((done) => new PerformanceObserver((list) => done(list.getEntries()[0].startTime))
        .observe({type: "paint", buffered: true}))
    """)
    tab.send("Emulation.setCPUThrottlingRate", rate=1)
    return paint


def search_speed(tab, front, queries):
    """Returns the time of the slowest query in milliseconds on a processor slowed down to a quarter."""
    tab.open(front)
    tab.press("/")
    tab.value(SEARCHABLE)
    tab.send("Emulation.setCPUThrottlingRate", rate=4)
    times = [
        tab.value(f"(() => {{ const start = performance.now(); waymarkSearch({query!r}, 12);"
                  " return performance.now() - start; })()")
        for query in queries
    ]
    tab.send("Emulation.setCPUThrottlingRate", rate=1)
    return max(times)


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
        check(tab.value("document.querySelectorAll('.revealed').length") == 0, "a space doesn't hide it again")

    tab.value("scrollTo(0, document.documentElement.scrollHeight / 2)")
    tab.value(pages.SETTLED)
    tab.value(pages.SETTLED)
    check(
        tab.value("document.querySelectorAll('.margin .contents [aria-current]').length") == 1,
        "the contents don't follow the scroll position")

    return faults + searching(tab, article)


def searching(tab, article):
    """Checks how the search opens, loads, and is used with the keyboard."""
    faults = []

    def check(condition, fault):
        if not condition:
            faults.append(fault)

    is_open = "Boolean(document.querySelector('dialog[open]'))"
    status = "document.querySelector('.search [role=status]').textContent"
    button = "document.getElementById('page.search')"
    scripts = "document.querySelectorAll('script[src$=\"sections.js\"]').length"

    tab.open(article)
    check(
        tab.value(f"{button}.dispatchEvent(new PointerEvent('pointerenter')), {scripts}") == 1,
        "pointing at the search button doesn't load the search")
    check(
        tab.value(f"{button}.click(), window.waymarkSearch ? 'Loading…' : {status}") == "Loading…",
        "the search doesn't say that it is loading")
    tab.value(SEARCHABLE)
    check(tab.value(f"{button}.click(), {scripts}") == 1, "the search is loaded twice")
    tab.write("dismissal")
    check(tab.value(status).endswith(" results"), "the search doesn't announce the number of results")
    tab.press("ArrowDown")
    check(tab.value("document.activeElement.matches('.search a')"), "an arrow key doesn't reach a result")
    tab.press("s")
    check(
        tab.value("document.activeElement.value") == "dismissals",
        "letters that are typed on a result don't reach the field")
    tab.press("Escape")
    check(not tab.value(is_open), "Escape doesn't close the search")
    for keys in ["{key: '/'}", "{key: 'k', ctrlKey: true}", "{key: 'k', metaKey: true}"]:
        # The field keeps the focus until the next frame.
        tab.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        tab.value(f"document.dispatchEvent(new KeyboardEvent('keydown', {keys}))")
        check(tab.value(is_open), f"{keys} doesn't open the search")
        tab.press("Escape")

    tab.value("addEventListener('click', (event) => event.preventDefault())")
    tab.press("/")
    tab.write("pop to root")
    tab.value("document.querySelector('.search li a').click()")
    check(
        tab.value("location.hash") == "#q=pop%20to%20root",
        "the address doesn't keep the query when a result is opened")
    tab.open(article + "#q=deep%20link")
    tab.value(pages.SETTLED)
    check(
        tab.value("document.querySelector('.search[open] input').value") == "deep link",
        "an address with a query doesn't open the search")

    tab.open(article)
    tab.value(f"document.documentElement.dataset.root += 'missing/', {button}.click()")
    said = tab.value(f"""new Promise((done) => {{
      const wait = (left) => {status}.includes("couldn't") || !left ? done({status}) : setTimeout(wait, 20, left - 1);
      wait(100);
    }})""")
    check(said == "Search couldn't be loaded.", f"a search that can't be loaded says '{said}'")
    return faults


def names(tab, article, axe):
    """Checks that focusing code adds links and types to its names, and doesn't change its text."""
    tab.open(article)
    faults = []
    before = tab.value("document.querySelector('.snippet figure pre').textContent")
    tab.value("document.querySelector('.snippet .anchor').focus()")
    tab.value(NAMED)
    if not tab.value("document.querySelectorAll('.snippet a.name[href*=symbols]').length"):
        faults.append("no name in code leads to a symbol")
    if tab.value("document.querySelector('.snippet figure pre').textContent") != before:
        faults.append("the links of names change the code")
    tab.value("document.querySelector('.name[data-type]').focus()")
    if tab.value("getComputedStyle(document.querySelector('.name[data-type]'), '::after').content") == "none":
        faults.append("a focused name doesn't show its type")
    if axe:
        tab.value("document.querySelectorAll('.snippet .anchor').forEach((link) => link.focus())")
        faults += pages.accessibility(tab, axe)
    return faults


def names_of_proof(tab, proof):
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
    return faults + [f"'{name}' in {proof} leads to another symbol" for name in wrong[:3]]


def filtering(tab, module):
    """Checks that a module's page shows only the names that contain what a reader types."""
    tab.open(module)
    tab.value("document.getElementById('page.filter').focus()")
    tab.write("storE")
    shown = tab.value("""Array.from(document.querySelectorAll('.symbols dt')).filter((name) => name.offsetHeight)
      .map((name) => name.textContent.toLowerCase())""")
    wrong = [name for name in shown if "store" not in name]
    return [] if shown and not wrong else [f"the filter of {module} for 'store' shows {shown[:3]}"]


def narrow(tab, article):
    """Checks what a reader of a phone does: open the sidebar, and reach what can be scrolled."""
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
        faults.append(f"{wrong} blocks of code are tab stops but can't be scrolled, or the reverse")
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
    for name, width, height in [("A4", 8.27, 11.69), ("Letter", 8.5, 11)]:
        if not tab.pdf(width, height).startswith(b"%PDF"):
            faults.append(f"the page can't be printed in {name} format")
    tab.scheme("light")
    return faults
