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

  function load(names, done) {
    if (window.waymarkSearch || !names.length) { done(); return; }
    var script = document.createElement("script");
    script.src = root.dataset.root + names[0];
    script.onload = function () { load(names.slice(1), done); };
    document.head.append(script);
  }

  function element(name, text) {
    var element = document.createElement(name);
    if (text) { element.textContent = text; }
    return element;
  }

  function resultItem(result) {
    var item = element("li");
    var link = element("a", result.heading);
    link.href = root.dataset.root + result.address;
    if (result.title) { link.append(element("small", result.title)); }
    var context = element("span");
    context.className = "context";
    result.context.forEach(function (piece) {
      context.append(element(piece[1] ? "mark" : "span", piece[0]));
    });
    link.append(context);
    item.append(link);
    return item;
  }

  function searchDialog() {
    var dialog = document.createElement("dialog");
    dialog.className = "search";
    dialog.setAttribute("aria-label", "Search");
    dialog.innerHTML =
      '<input type="search" placeholder="Search the book" aria-label="Search" autocomplete="off"><ul></ul><p role="status"></p>';
    var input = dialog.querySelector("input");
    var list = dialog.querySelector("ul");
    var status = dialog.querySelector("p");
    function show() {
      if (!window.waymarkSearch) { return; }
      var found = window.waymarkSearch(input.value, 12);
      list.replaceChildren.apply(list, found.map(resultItem));
      status.textContent = input.value.trim() && !found.length ? "No results." : "";
      status.hidden = !status.textContent;
    }
    input.addEventListener("input", show);
    dialog.addEventListener("keydown", function (event) { move(event, dialog); });
    dialog.addEventListener("click", function (event) {
      if (event.target === dialog || event.target.closest("a")) { dialog.close(); }
    });
    status.hidden = true;
    document.body.append(dialog);
    return function () { load(["sections.js", "search.js"], show); dialog.showModal(); input.select(); };
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
