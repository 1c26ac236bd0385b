"""Tests that the checks of the names in code find planted faults.

    python3 -m unittest discover Tests/BrowserTests

Needs Chromium, which Tools/setup-browser installs.
"""

from browser import BrowserTest
import naming

# A snippet with names whose links exist, and a link that follows it.
PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Peaks</title></head>
<body><div class="snippet"><a class="anchor" href="#a">#</a>
<code id="a"><a class="name" href="#b">Peak</a>(<a class="name" href="#c">height</a>: 4)</code></div>
<a id="b" href="#a">Back</a></body>
</html>
"""


class NamingTests(BrowserTest):
    page = PAGE

    def left(self, old="", new=""):
        self.tab.open(f"file://{self.write(old, new)}")
        return naming.left_by_keyboard(self.tab)

    def test_the_tab_key_leaves_a_correct_snippet(self):
        self.assertEqual(self.left(), [])

    def test_a_keyboard_trap_is_found(self):
        trap = """<script>
          document.addEventListener('focusin', (event) => {
            const name = event.target.closest('.name');
            if (!name || name !== document.activeElement) { return; }
            const link = name.cloneNode(true);
            name.after(link);
          });
        </script></body>"""
        self.assertTrue(self.left("</body>", trap))

    def test_a_name_with_two_links_is_found(self):
        twice = '<span class="name"><a class="name" href="#c">height</a></span>'
        self.assertTrue(self.left('<a class="name" href="#c">height</a>', twice))
