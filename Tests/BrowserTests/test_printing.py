"""Tests that the checks of printed pages find planted faults.

    python3 -m unittest discover Tests/BrowserTests

Needs Chromium, which Tools/setup-browser installs.
"""

from browser import BrowserTest
import reading

# Four pictures, of which two fit on a page.
PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Peaks</title><link rel="icon" href="data:,"><style>
  :root { color: black; background: white; }
  .phone { position: relative; height: 400px; break-inside: avoid; }
</style></head>
<body>
<div class="phone">1</div><div class="phone">2</div>
<div class="phone">3</div><div class="phone">4</div>
</body>
</html>
"""

MISSING = [
    "4 pictures are cut or missing in A4 format",
    "4 pictures are cut or missing in Letter format",
]


class PrintingTests(BrowserTest):
    page = PAGE

    def address(self, old="", new=""):
        """Returns the address of the page with one part replaced."""
        return f"file://{self.write(old, new)}"

    def pictures(self, old="", new=""):
        """Returns the faults of the pictures, without the address."""
        address = self.address(old, new)
        faults = reading.pictures_on_paper(self.tab, address)
        return [fault.replace(f" in {address}", "") for fault in faults]

    def test_no_faults_are_found_on_a_correct_page(self):
        self.assertEqual(self.pictures(), [])
        self.assertEqual(reading.printing(self.tab, self.address()), [])

    def test_pictures_that_pages_can_break_are_faults(self):
        self.assertEqual(self.pictures("break-inside: avoid;", ""), [
            "4 pictures may be cut in other browsers",
            "1 pictures are cut or missing in A4 format",
            "1 pictures are cut or missing in Letter format",
        ])

    def test_pictures_that_are_taller_than_a_page_are_faults(self):
        self.assertEqual(self.pictures("400px", "1200px"), MISSING)

    def test_pictures_that_arent_printed_are_faults(self):
        hidden = "@media print { .phone { display: none; } }</style>"
        self.assertEqual(self.pictures("</style>", hidden), MISSING)

    def test_a_color_of_the_dark_theme_on_paper_is_a_fault(self):
        dark = "[data-theme=dark] { color: #333; }</style>"
        self.assertEqual(
            reading.printing(self.tab, self.address("</style>", dark)),
            ["the printed page has different colors if the page is dark"])

    def test_a_dark_background_on_paper_is_a_fault(self):
        dark = "@media (prefers-color-scheme: dark) { :root { background: #123; } }</style>"
        self.assertIn(
            "the printed page has the background color rgb(17, 34, 51)",
            reading.printing(self.tab, self.address("</style>", dark)))


if __name__ == "__main__":
    unittest.main()
