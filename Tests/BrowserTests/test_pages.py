"""Tests that the checks of pages find planted faults.

    python3 -m unittest discover Tests/BrowserTests

Needs Chromium and axe-core, which Tools/setup-browser installs.
"""

from browser import ROOT, BrowserTest
import accessibility
import pages

AXE = (ROOT / ".build/axe/axe_playwright_python/axe.min.js").read_text()
# A page without faults.
PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Peaks</title><link rel="icon" href="data:,"></head>
<body><main><h1>Peaks</h1><h2 id="a">Alps</h2><p class="note">Some are <a href="#a">high</a>.</p></main></body>
</html>
"""


class PageTests(BrowserTest):
    page = PAGE

    def setUp(self):
        super().setUp()
        self.tab.before_load(pages.OBSERVER)
        self.checked = set()

    def open(self, old="", new=""):
        """Opens the page with one part replaced."""
        self.file = self.write(old, new)
        self.tab.open(f"file://{self.file}")

    def accessibility(self, old="", new=""):
        """Returns what axe-core finds in new content of the page with one part replaced."""
        self.open(old, new)
        return accessibility.faults(self.tab, AXE, self.checked)

    def test_no_faults_are_found_on_a_correct_page(self):
        self.open()
        found = pages.layout_shift(self.tab) + pages.overflow(self.tab) + pages.edges(self.tab)
        found += pages.weight(self.tab, self.file) + pages.console(self.tab) + self.accessibility()
        self.assertEqual(found, [])

    def test_a_kind_of_content_is_checked_once(self):
        self.accessibility()
        self.assertEqual(self.accessibility("Some are", "Many are"), [])
        checked = len(self.checked)
        self.assertEqual(self.accessibility("Some are", "<em>Some</em> are"), [])
        self.assertGreater(len(self.checked), checked)

    def test_the_description_of_a_page_isnt_a_new_kind(self):
        self.accessibility("<title>", '<meta name="description" content="Peaks"><title>')
        checked = set(self.checked)
        self.accessibility("<title>", '<meta name="description" content="Huts"><title>')
        self.assertEqual(self.checked, checked)

    def test_faults_on_a_page_like_an_earlier_one_are_found(self):
        planted = {
            "color-contrast": ('class="note"', 'style="color: #ccc; background: white"'),
            "link-in-text-block": ('<a href="#a"', '<a style="text-decoration: none" href="#a"'),
            "link-name": (">high</a>", "></a>"),
            "image-alt": ("Some are", '<img src="data:,">'),
            "label": ("Some are", "<input>"),
            "document-title": ("<title>Peaks</title>", "<title></title>"),
            "html-has-lang": (' lang="en"', ""),
            "html-lang-valid": ('lang="en"', 'lang="no language"'),
            "heading-order": ("h2", "h4"),
            "empty-heading": ("Alps", ""),
            "page-has-heading-one": ("<h1>Peaks</h1>", ""),
            "landmark-one-main": ("main>", "div>"),
            "landmark-unique": ("<main>", "<main></main><main>"),
            "aria-valid-attr-value": ('class="note"', 'role="button" tabindex="0" aria-controls="b"'),
            "aria-roles": ('class="note"', 'role="no role"'),
            "tabindex": ('class="note"', 'tabindex="2"'),
            "scrollable-region-focusable": (
                "<h1>", '<h1 style="height: 8px; width: 20px; overflow: scroll">'),
            "list": ("Some are", "<ul><b>1</b></ul>"),
        }
        for rule, (old, new) in planted.items():
            with self.subTest(rule):
                self.checked.clear()
                self.assertEqual(self.accessibility(), [])
                self.assertIn(rule, [fault.split(":")[1].strip() for fault in self.accessibility(old, new)])

    def test_a_page_wider_than_the_window_is_a_fault(self):
        self.open('class="note"', 'style="width: 1300px"')
        self.assertEqual(pages.overflow(self.tab), ["the page is 28 pixels wider than the window"])

    def test_a_layout_that_shifts_is_a_fault(self):
        self.open()
        self.tab.value(pages.SETTLED)
        self.tab.value("""new Promise((done) => {
          document.querySelector('h1').style.marginTop = '300px';
          const wait = (left) => shifts.length || !left ? done() : setTimeout(wait, 20, left - 1);
          wait(500);
        })""")
        self.assertRegex("".join(pages.layout_shift(self.tab)), "^the layout shifts by 0")

    def test_a_heavy_page_is_a_fault(self):
        self.open("Some are", "Some are" + 100_000 * " ")
        self.assertRegex("".join(pages.weight(self.tab, self.file)), "^the page has 100...")

    def test_the_size_of_a_page_includes_the_names_in_its_code(self):
        (self.folder / "names.js").write_text(20 * " ")
        (self.folder / "a b.js").write_text(300 * " ")
        (self.folder / "c.js").write_text(4000 * " ")
        parts = 2 * '<p data-names="c.js"></p>'
        self.open("<main>", f'<main data-names="a%20b.js">{parts}')
        self.tab.value("document.documentElement.dataset.root = ''")
        own = self.file.stat().st_size
        self.assertEqual(pages.size(self.tab, self.file), (own, 4320))

    def test_an_error_on_the_console_is_a_fault(self):
        self.open("</main>", "</main><script>console.error('lost')</script>")
        self.assertEqual(pages.console(self.tab), ["the console reports: ['lost']"])

    def test_broken_links_are_faults(self):
        self.open('href="#a"', 'href="#b"')
        places = {str(self.file): pages.places(self.tab)}
        self.assertEqual(
            pages.broken_links(places), {str(self.file): [f"there is no anchor at file://{self.file}#b"]})
        self.open('href="#a"', 'href="lost.html"')
        places = {str(self.file): pages.places(self.tab)}
        self.assertEqual(
            pages.broken_links(places),
            {str(self.file): [f"there is no file at file://{self.folder}/lost.html"]})


if __name__ == "__main__":
    unittest.main()
