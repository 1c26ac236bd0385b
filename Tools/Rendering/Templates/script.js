// Adds a choice of theme and a search to pages that are whole without it.
(function () {
  "use strict";
  var root = document.documentElement;

  function remembered() {
    try { return localStorage.getItem("waymark-theme"); } catch (error) { return null; }
  }

  function remember(theme) {
    try { localStorage.setItem("waymark-theme", theme); } catch (error) { /* a disk has no memory */ }
  }

  var theme = remembered();
  if (theme === "light" || theme === "dark") { root.dataset.theme = theme; }

  function isDark() {
    if (root.dataset.theme) { return root.dataset.theme === "dark"; }
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  function button(label, drawing) {
    var button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-label", label);
    button.innerHTML = '<svg viewBox="0 0 16 16" aria-hidden="true">' + drawing + "</svg>";
    return button;
  }

  function addThemeButton(tools) {
    var toggle = button(
      "Change between light and dark",
      '<circle cx="8" cy="8" r="6.5"/><path d="M8 1.5a6.5 6.5 0 0 1 0 13z" fill="currentColor"/>');
    toggle.addEventListener("click", function () {
      root.dataset.theme = isDark() ? "light" : "dark";
      remember(root.dataset.theme);
    });
    tools.append(toggle);
  }

  function load(done) {
    if (window.waymarkSearch) { done(); return; }
    var script = document.createElement("script");
    script.src = root.dataset.root + "search.js";
    script.onload = done;
    document.head.append(script);
  }

  // What starts with the words before what only contains them; articles, sections, proofs.
  function matches(words) {
    var query = words.trim().toLowerCase();
    if (!query) { return []; }
    var order = { article: 0, section: 1, proof: 2 };
    return window.waymarkSearch
      .map(function (entry, index) { return { entry: entry, index: index, at: entry[0].toLowerCase().indexOf(query) }; })
      .filter(function (match) { return match.at >= 0; })
      .sort(function (a, b) {
        return (a.at > 0) - (b.at > 0) || order[a.entry[1]] - order[b.entry[1]] || a.index - b.index;
      })
      .slice(0, 12)
      .map(function (match) { return match.entry; });
  }

  function resultItem(entry) {
    var item = document.createElement("li");
    var link = document.createElement("a");
    var detail = document.createElement("small");
    link.href = root.dataset.root + entry[3];
    link.textContent = entry[0];
    detail.textContent = entry[2] ? entry[1] + " in " + entry[2] : entry[1];
    link.append(detail);
    item.append(link);
    return item;
  }

  function searchDialog() {
    var dialog = document.createElement("dialog");
    dialog.className = "search";
    dialog.setAttribute("aria-label", "Search");
    dialog.innerHTML =
      '<input type="search" placeholder="Search titles, headings and examples" aria-label="Search" autocomplete="off"><ul></ul><p role="status"></p>';
    var input = dialog.querySelector("input");
    var list = dialog.querySelector("ul");
    var status = dialog.querySelector("p");
    function show() {
      var found = matches(input.value);
      list.replaceChildren.apply(list, found.map(resultItem));
      status.textContent = input.value.trim() && !found.length ? "Nothing is called that." : "";
      status.hidden = !status.textContent;
    }
    input.addEventListener("input", show);
    dialog.addEventListener("keydown", function (event) { move(event, dialog); });
    dialog.addEventListener("click", function (event) {
      if (event.target === dialog || event.target.closest("a")) { dialog.close(); }
    });
    status.hidden = true;
    document.body.append(dialog);
    return function () { load(show); dialog.showModal(); input.select(); };
  }

  function move(event, dialog) {
    var stops = [dialog.querySelector("input")].concat(Array.from(dialog.querySelectorAll("a")));
    var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      var next = stops.indexOf(document.activeElement) + step;
      stops[Math.min(Math.max(next, 0), stops.length - 1)].focus();
    } else if (event.key === "Enter" && document.activeElement === stops[0] && stops[1]) {
      event.preventDefault();
      stops[1].click();
    }
  }

  function addSearch(tools) {
    var open = button("Search", '<circle cx="7" cy="7" r="5"/><path d="M11 11l4 4"/>');
    var label = document.createElement("span");
    var key = document.createElement("kbd");
    label.textContent = "Search";
    key.textContent = "/";
    open.append(label, key);
    var openDialog = null;
    function show() { openDialog = openDialog || searchDialog(); openDialog(); }
    open.addEventListener("click", show);
    document.addEventListener("keydown", function (event) {
      var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        show();
      }
    });
    tools.append(open);
  }

  document.addEventListener("DOMContentLoaded", function () {
    var tools = document.getElementById("tools");
    addSearch(tools);
    addThemeButton(tools);
  });
})();
