"""Headless Chromium, driven through its own debugging protocol over a pair of pipes.

Needs nothing but Python's standard library. The protocol is described at
https://chromedevtools.github.io/devtools-protocol/.
"""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile

# The first one has no user interface and opens a page in half the time.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]


def program():
    """Returns the path of Chromium, or None if it isn't installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def version():
    """Returns the name and version of Chromium, such as "Chromium 156.0.8078.108"."""
    result = subprocess.run([program(), "--version"], capture_output=True, text=True, check=True)
    return result.stdout.strip()


class Chromium:
    """A browser that ends with the `with` statement."""

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="waymark-browser-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        # The browser reads commands from file descriptor 3 and answers on 4.
        command = 'exec 3<&"$0" 4>&"$1"; shift; exec "$@"'
        arguments = [
            program(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--remote-debugging-pipe", "--user-data-dir=" + self.profile,
            "--allow-file-access-from-files", "about:blank",
        ]
        self.process = subprocess.Popen(
            ["bash", "-c", command, str(to_browser), str(from_browser)] + arguments,
            pass_fds=[to_browser, from_browser], stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.rest, self.number, self.events = b"", 0, []
        # Without a user interface, Chromium denies what it otherwise grants to any click.
        self.send("Browser.grantPermissions", permissions=["clipboardSanitizedWrite"])
        return self

    def __exit__(self, *_):
        os.close(self.output)
        self.process.kill()
        self.process.wait()
        os.close(self.input)
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, session=None, **parameters):
        """Calls a method of the protocol and returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        number = self.number
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("Chromium ended unexpectedly")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def tab(self):
        return Tab(self)


class Tab:
    """A tab that closes with the `with` statement."""

    def __init__(self, browser):
        self.browser = browser
        self.target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send(
            "Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "DOM"]:
            self.send(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.send("Target.closeTarget", targetId=self.target)

    def send(self, method, **parameters):
        return self.browser.send(method, session=self.session, **parameters)

    def resize(self, width, height=900):
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
            mobile=False)
        self.send("Emulation.setTouchEmulationEnabled", enabled=width < 500)

    def scheme(self, name, media=""):
        self.send(
            "Emulation.setEmulatedMedia", media=media,
            features=[{"name": "prefers-color-scheme", "value": name}])

    def before_load(self, script):
        self.send("Page.addScriptToEvaluateOnNewDocument", source=script)

    def open(self, address):
        """Opens an address and waits until it has loaded."""
        self.browser.events.clear()
        result = self.send("Page.navigate", url=address)
        # A link within the same page loads nothing.
        if "loaderId" in result:
            self.wait("Page.loadEventFired")

    def wait(self, method):
        while True:
            for event in self.browser.events:
                if event.get("method") == method and event.get("sessionId") == self.session:
                    return event["params"]
            self.browser.events.append(self.browser.receive())

    def messages(self):
        """Returns the console's errors and warnings since the page was opened."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(parameters["exceptionDetails"]["text"])
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ["error", "warning"]:
                found.append(parameters["entry"]["text"])
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ["error", "warning"]:
                found.append(str([value.get("value") for value in parameters["args"]]))
        return found

    def value(self, script):
        """Returns the value of an expression or of the promise that it returns."""
        result = self.send(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def press(self, key, text=None):
        """Presses a key, such as `Enter`, or types a character."""
        codes = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowDown": 40, "ArrowUp": 38, " ": 32}
        text = text or {"Enter": "\r", " ": " "}.get(key, key if len(key) == 1 else "")
        parameters = {"key": key, "windowsVirtualKeyCode": codes.get(key, 0)}
        self.send("Input.dispatchKeyEvent", type="keyDown", text=text, **parameters)
        self.send("Input.dispatchKeyEvent", type="keyUp", **parameters)

    def write(self, text):
        for character in text:
            self.press(character)

    def screenshot(self, file, whole=False):
        data = self.send("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        with open(file, "wb") as output:
            output.write(base64.b64decode(data))

    def pdf(self, width, height):
        """Returns the page printed on paper of the given size in inches, without the date."""
        # The tags of an accessible PDF contain numbers that differ each time.
        result = self.send(
            "Page.printToPDF", paperWidth=width, paperHeight=height, preferCSSPageSize=False,
            generateTaggedPDF=False)
        return re.sub(rb"/(CreationDate|ModDate) \(.*?\)", b"", base64.b64decode(result["data"]))
