// The search dialog. It's loaded before the index, so that readers can type while the index loads.
(function () {
  "use strict";
  var state = "Loading…";
  var dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.setAttribute("aria-label", "Search");
  dialog.innerHTML =
    '<input type="search" placeholder="Search the book" aria-label="Search" autocomplete="off"><ul></ul><p role="status"></p>' +
    '<p class="keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p>';
  var input = dialog.querySelector("input");

  function element(name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    return element;
  }

  // Returns a result of the search as a list item with a link.
  function item(result) {
    var item = element("li", "");
    var link = element("a", result.heading);
    link.href = document.documentElement.dataset.root + result.address;
    if (result.labels) { link.append(element("span", result.labels)); }
    if (result.title) { link.append(element("small", result.title)); }
    var context = element("span", "");
    context.className = "context";
    result.context.forEach(function (piece) {
      context.append(element(piece[1] ? "mark" : "span", piece[0]));
    });
    link.append(context);
    item.append(link);
    return item;
  }

  function show() {
    var find = window.waymarkSearch;
    var items = find ? find(input.value, 12).map(item) : [];
    var count = items.length;
    dialog.querySelector("ul").replaceChildren(...items);
    dialog.querySelector("p").textContent = !find ? state : !input.value.trim() ? "" :
      (count > 11 ? "First " : "") + (count || "No") + (count === 1 ? " result" : " results");
  }

  function move(event) {
    var stops = Array.from(dialog.querySelectorAll("input, a"));
    var at = stops.indexOf(document.activeElement);
    var step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      stops[Math.min(Math.max(at + step, 0), stops.length - 1)].focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && !at && stops[1]) {
      event.preventDefault();
      stops[1].click();
    } else if (/^(.|Backspace)$/.test(event.key) && !(event.ctrlKey || event.metaKey || event.altKey)) {
      stops[0].focus();
    }
  }

  input.addEventListener("input", show);
  document.addEventListener("searchable", show);
  document.addEventListener("unsearchable", function () { state = "Search couldn't be loaded."; show(); });
  dialog.addEventListener("keydown", move);
  dialog.addEventListener("click", function (event) {
    var isResult = event.target.closest("a");
    // "Back" returns to the results.
    if (isResult) { history.replaceState(null, "", "#q=" + encodeURIComponent(input.value)); }
    if (isResult || event.target === dialog) { dialog.close(); }
  });
  document.body.append(dialog);

  // Opens the dialog with a query or, if the query is empty, with the previous one.
  window.waymarkOpenSearch = function (query) {
    if (query) { input.value = query; }
    if (!dialog.open) { dialog.showModal(); }
    // Don't select a query that was typed before the dialog opened, so that readers can continue
    // it.
    if (!query || location.hash.startsWith("#q=")) { input.select(); }
    show();
  };
})();
