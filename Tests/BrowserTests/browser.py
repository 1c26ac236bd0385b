"""What the tests of the checks in Tools/browser have in common."""

import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Tools/browser"))
import chromium


class BrowserTest(unittest.TestCase):
    """Tests that use one browser and one folder, with a tab for each test."""

    # The page without faults, of which each test replaces one part.
    page = ""

    @classmethod
    def setUpClass(cls):
        cls.browser = cls.enterClassContext(chromium.Chromium())
        cls.folder = Path(cls.enterClassContext(tempfile.TemporaryDirectory()))

    def setUp(self):
        self.tab = self.enterContext(self.browser.tab())
        self.tab.resize(1280)

    def write(self, old="", new=""):
        """Returns the file of the page with one part replaced."""
        self.assertIn(old, self.page)
        file = self.folder / "page.html"
        file.write_text(self.page.replace(old, new) if old else self.page)
        return file
