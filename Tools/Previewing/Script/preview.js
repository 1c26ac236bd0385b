// Updates an open page of 'waymark preview' in place.
(function () {
  "use strict";

  function notice(text, isError) {
    var old = document.getElementById("waymark-preview");
    if (old) { old.remove(); }
    if (!text) { return; }
    var box = document.createElement("div");
    box.id = "waymark-preview";
    box.setAttribute("role", isError ? "alert" : "status");
    box.style.cssText =
      "position:fixed;right:1rem;bottom:1rem;max-width:min(40rem,90vw);max-height:60vh;overflow:auto;"
      + "padding:.6rem 1rem;border-radius:.5rem;font:14px/1.5 monospace;white-space:pre-wrap;"
      + "color:#fff;z-index:100;background:" + (isError ? "#a02020" : "#333");
    box.textContent = text;
    document.body.append(box);
  }

  // Marks the links to the proofs of examples that are being proved as busy.
  function markProving(proofs) {
    document.querySelectorAll("a[href]").forEach(function (link) {
      var isProved = proofs.some(function (proof) { return link.pathname === "/" + proof; });
      if (isProved) { link.setAttribute("aria-busy", "true"); }
    });
  }

  function update() {
    return fetch(location.pathname, { cache: "no-store" }).then(function (response) {
      return response.text();
    }).then(function (text) {
      var page = new DOMParser().parseFromString(text, "text/html");
      var x = scrollX, y = scrollY;
      var open = Array.from(document.querySelectorAll("details")).map(function (item) { return item.open; });
      ["main", "aside.margin"].forEach(function (part) {
        var old = document.querySelector(part), fresh = page.querySelector(part);
        if (old && fresh) { old.replaceWith(document.adoptNode(fresh)); }
      });
      document.title = page.title;
      document.querySelectorAll("details").forEach(function (item, index) {
        if (open[index]) { item.open = true; }
      });
      scrollTo(x, y);
      document.dispatchEvent(new CustomEvent("waymark:update"));
    });
  }

  // Returns whether this page has loaded a file: a style, a script, or a picture. Only reloading
  // the page replaces it. The search index changes on each save, but few pages have loaded it.
  function isLoaded(path) {
    return performance.getEntriesByType("resource").some(function (entry) {
      return entry.initiatorType !== "fetch"
        && decodeURI(new URL(entry.name).pathname) === "/" + path;
    });
  }

  var wasLost = false;
  var source = new EventSource("/waymark-preview/events");
  source.onopen = function () {
    if (wasLost) { location.reload(); }
  };
  source.onerror = function () {
    wasLost = true;
    notice("waymark preview has stopped or is restarting.", true);
  };
  source.onmessage = function (message) {
    var event = JSON.parse(message.data);
    if (event.proving) {
      notice("Proving…");
      markProving(event.proving.proofs);
    } else if (event.failed) {
      notice(event.failed.message, true);
    } else if (event.shown) {
      notice("");
      if (event.shown.changed.some(isLoaded)) { location.reload(); } else { update(); }
    }
  };
})();
