"""Checks of the search: what it finds, how fast, and how it is used with the keyboard."""

import pages

# Queries, and the heading that each should find first: a symbol, if the query can only be its name;
# an article, if it's an ordinary word. Members of several types have the same name, so an expected
# heading can be followed by the line below it.
QUERIES = {
    # Subjects.
    "dismiss": "Dismissal",
    "how to pop to root": "Going back",
    "popToRoot": "Going back",
    "pop-to-root": "Going back",
    "reset to root": "Going back",
    "back button": "Going back",
    "deep link": "Deep links and restoration",
    "deep-link": "Deep links and restoration",
    "URL": "From a link to state",
    "push notification": "From a link to state",
    "push a screen": "Pushing a screen",
    "sheet": "One pattern for every kind of screen",
    "Sheet": "One pattern for every kind of screen",
    "sheet item": "One pattern for every kind of screen",
    "popover": "One pattern for every kind of screen",
    "full screen cover": "One pattern for every kind of screen",
    "toolbar": "Toolbars",
    "alert": "Alerts and confirmation dialogs",
    "confirmation dialog": "A confirmation dialog",
    "optional state": "Opening a screen with an optional",
    "restore session": "Restoring the last session",
    "restore state": "Restoring the last session",
    "navigation stack path": "StackState and NavigationPath",
    "tree vs stack": "Trees or stacks?",
    "swipe to dismiss": "A view closes itself",
    "discard a draft": "Asking before a draft is lost",
    "edit an item": "Editing a copy",
    "tab bar": "A stack in each tab",
    "malformed links": "Malformed and stale links",
    "case paths": "Case paths",
    "cancel an effect": "Cancelling an effect yourself",
    "cancel effect": "Cancelling an effect yourself",
    "debounce": "Debouncing and throttling",
    "NavigationLink state": "Links or actions",
    "shared state": "Differences from the Composable Architecture",
    "ios 16": "iOS 16",
    # Tests.
    "test": "Testing",
    "testing time": "Time",
    "TestStore receive": "receive, Method in TestStore",
    "receive": "50. receive waits for actions and asserts them in order",
    "exhaustivity": "51. Non-exhaustive assertions can omit changes",
    "exhaustivity off": "51. Non-exhaustive assertions can omit changes",
    "timeout": "50. receive waits for actions and asserts them in order",
    # The tool.
    "hidden code": "Hidden code",
    "expect output": "Printed output",
    "what a green badge means": "What a green badge means",
    "write an article": "Writing an article",
    "neovim": "Neovim",
    "sandbox": "Sandbox",
    "cache": "What the tool caches",
    "merge reports": "Several machines",
    "untrusted code": "Running untrusted articles",
    "mutation testing": "Finding missing expectations with waymark mutate",
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
    "scope": "Scope",
    "Store": "Store",
    "store.send": "send",
    "Store.scope": "scope, Method in Store",
    "Store scope": "scope, Method in Store",
    "Store-scope": "scope, Method in Store",
    "Store scope(state:action:)": "scope, Method in Store",
    "Reducer.body": "body, Property in Reducer",
    "Reducer body": "body, Property in Reducer",
    "Element Kind sheet": "sheet, Case in Element.Kind",
    "view opacity": "opacity, Method in View",
    "fullScreenCover": "fullScreenCover, Method in View",
    ".sheet": "sheet, Method in View",
    "finish": "finish, Method in TestStore",
    "list": "List, Structure in HeadlessUI",
    "viewstore replacement": "ViewStore",
    "IfLetStore replacement": "IfLetStore",
    "@Dependency(\\.dismiss)": "Dismissal",
    "@Environment(\\.dismiss)": "Dismissal",
    "ifLet(\\.$destination)": "ifLet",
    "Effect": "Effect",
    "Effect.run": "run",
    "TestStore": "TestStore",
    "WithPerceptionTracking": "WithPerceptionTracking",
    "IfLetStore": "IfLetStore",
    # Misspelled words.
    "navigaton": "What navigation is",
    "recieve": "50. receive waits for actions and asserts them in order",
    "presentaion state": "11. Presentation state is a value",
    "exaustivity": "51. Non-exhaustive assertions can omit changes",
    "dependancy": "Dependencies",
    "confirmaton dialog": "A confirmation dialog",
    "alrt": "Alerts and confirmation dialogs",
    # Words without the space between them, and other forms of verbs.
    "deeplink": "Deep links and restoration",
    "poptoroot": "Going back",
    "precommit": "Before a commit",
    "hide code": "Hidden code",
    # Words for things that the book calls by other names.
    "tutorial": "Start here",
    "getting started": "Start here",
    "install": "Adding the package",
    "installation": "Adding the package",
    "swift version requirements": "Adding the package",
    "migrate": "Coming from older APIs",
    "close a modal": "A view closes itself",
    "memory leak": "37. Releasing a root store cancels its effects",
    "ci": "Running in continuous integration",
    "vs code": "Editors",
    "doctest": "Tests in comments",
    "onboarding wizard": "9. Write the flow down as a test",
    "configuration": "Settings",
    "offline": "Sandbox",
    # Names as ordinary words.
    "what is a reducer": "Reducer",
    "what is a case path": "Case paths",
    "identified array": "IdentifiedArray",
    "test clock": "TestClock",
    "combine reducers": "CombineReducers",
    "navigation split view": "NavigationSplitView",
    "list of items": "One pattern for every kind of screen",
    # Messages and files that articles show.
    "switch must be exhaustive": "The views",
    "Received unexpected action": "What a failure looks like",
    "github actions": "Setting up a job",
    "waymark.yml": "Settings",
}

# Waits until the index has loaded.
SEARCHABLE = """new Promise((done) => {
  const wait = () => window.waymarkSearch ? done() : setTimeout(wait, 10);
  wait();
})"""

# Returns the heading of the first result and the line below it.
FIRST = """(() => {
  const link = document.querySelector('.search li a');
  const parts = link ? [link.firstChild, link.querySelector('small')] : [null, null];
  return parts.map((part) => part ? part.textContent : '');
})()"""

# Returns the headings and the lines below them that several results have in common.
REPEATED = """(() => {
  const names = Array.from(document.querySelectorAll('.search li a'), (link) =>
    Array.from(link.childNodes).filter((part) => part.className !== 'context')
      .map((part) => part.textContent).join(' '));
  return names.filter((name, index) => names.indexOf(name) < index);
})()"""

# Waits until the dialog has loaded.
OPEN = """new Promise((done) => {
  const wait = () => document.querySelector('dialog[open]') ? done() : setTimeout(wait, 1);
  wait();
})"""


def results(tab, front, queries):
    """Enters the queries with the keyboard as a reader does."""
    tab.open(front)
    faults = []
    tab.press("/")
    tab.value(SEARCHABLE)
    for query, expected in queries.items():
        tab.value("document.querySelector('.search input').select()")
        tab.write(query)
        heading, title = tab.value(FIRST)
        if expected not in [heading, f"{heading}, {title}"]:
            faults.append(f"the query '{query}' finds '{heading}, {title}', not '{expected}'")
        faults += [f"the query '{query}' finds '{name}' twice" for name in tab.value(REPEATED)]
    return faults


def speed(tab, front, queries):
    """Returns the time of the slowest query in milliseconds, at a quarter of the processor's speed."""
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


def dialog(tab, article):
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
    tab.value(f"{button}.click()")
    tab.value(OPEN)
    check(
        tab.value(f"window.waymarkSearch ? 'Loading…' : {status}") == "Loading…",
        "the search doesn't show that it is loading")
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
    # The field of a closed search keeps the focus until the next frame.
    frames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    for keys in ["{key: '/'}", "{key: 'k', ctrlKey: true}", "{key: 'k', metaKey: true}"]:
        tab.value(frames)
        tab.value(f"document.dispatchEvent(new KeyboardEvent('keydown', {keys}))")
        check(tab.value(is_open), f"{keys} doesn't open the search")
        tab.press("Escape")

    tab.value("addEventListener('click', (event) => event.preventDefault())")
    tab.value(frames)
    tab.press("/")
    tab.write("pop to root")
    tab.value("document.querySelector('.search li a').click()")
    check(
        tab.value("location.hash") == "#q=pop%20to%20root",
        "the address doesn't keep the query when a result is opened")
    tab.open(article + "#q=deep%20link")
    tab.value(OPEN)
    check(
        tab.value("document.querySelector('.search[open] input').value") == "deep link",
        "an address with a query doesn't open the search")

    said = f"{button}.textContent"
    tab.open(article)
    tab.value(f"document.documentElement.dataset.root += 'missing/', {button}.click()")
    said = tab.value(f"""new Promise((done) => {{
      const wait = (left) => {said}.includes("couldn't") || !left ? done({said}) : setTimeout(wait, 20, left - 1);
      wait(100);
    }})""")
    check(said == "Search couldn't be loaded.", f"a search that can't be loaded says '{said}'")
    return faults
