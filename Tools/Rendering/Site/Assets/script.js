// Adds search, themes and copy buttons to pages that are complete without them.
(function () {
  "use strict";
  var root = document.documentElement;

  function remembered() {
    try { return localStorage.getItem("waymark-theme"); } catch (error) { return null; }
  }

  function remember(theme) {
    try { localStorage.setItem("waymark-theme", theme); } catch (error) { /* Not available to pages opened from disk. */ }
  }

  var theme = remembered();
  if (theme === "light" || theme === "dark") { root.dataset.theme = theme; }

  function isDark() {
    if (root.dataset.theme) { return root.dataset.theme === "dark"; }
    return matchMedia("(prefers-color-scheme: dark)").matches;
  }

  function addTheme() {
    document.getElementById("page.theme").addEventListener("click", function () {
      root.dataset.theme = isDark() ? "light" : "dark";
      remember(root.dataset.theme);
    });
  }

  function element(name, text) {
    var element = document.createElement(name);
    if (text) { element.textContent = text; }
    return element;
  }

  // Loads the search at most once.
  var state = "";
  function load() {
    if (state) { return; }
    state = "Loading…";
    ["sections.js", "search.js"].forEach(function (name) {
      var script = element("script");
      script.async = false;
      script.src = root.dataset.root + name;
      script.onerror = function () {
        state = "Search couldn't be loaded.";
        document.dispatchEvent(new Event("searchable"));
      };
      document.head.append(script);
    });
  }

  function searchDialog() {
    var dialog = element("dialog");
    dialog.className = "search";
    dialog.setAttribute("aria-label", "Search");
    dialog.innerHTML =
      '<input type="search" placeholder="Search the book" aria-label="Search" autocomplete="off"><ul></ul><p role="status"></p>' +
      '<p class="keys" aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p>';
    var input = dialog.querySelector("input");
    function show() {
      var find = window.waymarkSearch;
      var items = find ? find.items(input.value, 12) : [];
      var count = items.length;
      dialog.querySelector("ul").replaceChildren(...items);
      dialog.querySelector("p").textContent = !find ? state : !input.value.trim() ? "" :
        (count > 11 ? "First " : "") + (count || "No") + (count === 1 ? " result" : " results");
    }
    input.addEventListener("input", show);
    document.addEventListener("searchable", show);
    dialog.addEventListener("keydown", function (event) { move(event, dialog); });
    dialog.addEventListener("click", function (event) {
      if (event.target === dialog || event.target.closest("a")) { dialog.close(); }
    });
    document.body.append(dialog);
    return function () {
      if (!dialog.open) { dialog.showModal(); }
      input.select();
      show();
    };
  }

  function move(event, dialog) {
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
    } else if (/^(.|Backspace)$/.test(event.key) && !isShortcut(event)) {
      stops[0].focus();
    }
  }

  function isShortcut(event) { return event.ctrlKey || event.metaKey || event.altKey; }

  function addSearch() {
    var openDialog = null;
    function show() { load(); openDialog = openDialog || searchDialog(); openDialog(); }
    var button = document.getElementById("page.search");
    button.addEventListener("click", show);
    button.addEventListener("pointerenter", load);
    button.addEventListener("focus", load);
    document.addEventListener("keydown", function (event) {
      var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
      if (event.key === "/" && !typing && !isShortcut(event) || event.key === "k" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        show();
      }
    });
  }

  function target(link) {
    var isHere = link.hash && link.href.split("#")[0] === location.href.split("#")[0];
    return isHere ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null;
  }

  // Copies the code of the snippet or block that the button belongs to.
  function addCopy() {
    document.addEventListener("click", function (event) {
      var button = event.target.closest("button.copy");
      if (!button) { return; }
      var code = button.closest("figure, .block").querySelector("pre:not(.revealed)").textContent;
      write(code).then(function () { say(button, "copied"); }, function () { say(button, "not copied"); });
    });
  }

  function write(text) {
    if (navigator.clipboard) { return navigator.clipboard.writeText(text); }
    var area = element("textarea", text);
    document.body.append(area);
    area.select();
    var isDone = document.execCommand("copy");
    area.remove();
    return isDone ? Promise.resolve() : Promise.reject();
  }

  function say(button, word) {
    button.textContent = word;
    button.setAttribute("aria-live", "polite");
    setTimeout(function () { button.textContent = "copy"; }, 2000);
  }

  // Shows hidden code below the caption that links to it, so that readers keep their place.
  function addHiddenCode() {
    document.querySelectorAll("a.set-up").forEach(function (link) {
      var code = target(link);
      if (!code) { return; }
      var copy = null;
      link.setAttribute("role", "button");
      link.setAttribute("aria-expanded", "false");
      link.addEventListener("click", function (event) {
        event.preventDefault();
        if (copy) { copy.remove(); copy = null; } else {
          copy = code.cloneNode(true);
          copy.removeAttribute("id");
          copy.className = "revealed";
          link.closest("figcaption").after(copy);
        }
        link.setAttribute("aria-expanded", String(Boolean(copy)));
      });
      link.addEventListener("keydown", function (event) {
        if (event.key === " ") { event.preventDefault(); link.click(); }
      });
    });
  }

  // Gives the names in code their links and types when a reader first points at the code.
  function addNames() {
    var main = document.querySelector("main[data-names]");
    if (!main) { return; }
    var waiting = null;
    function show(event) {
      var code = event.target.closest("pre") && event.target.closest("pre").querySelector("code");
      if (!code) { return; }
      if (window.waymarkNames) { addNamesTo(code); return; }
      if (!waiting) {
        var script = element("script");
        script.src = main.dataset.names;
        script.onload = function () { addNamesTo(waiting); };
        document.head.append(script);
      }
      waiting = code;
    }
    main.addEventListener("pointerover", show);
    main.addEventListener("focusin", show);
  }

  function addNamesTo(code) {
    var owner = code.closest("[id], .revealed");
    var names = window.waymarkNames.snippets[owner.id] || [];
    var known = new Set();
    delete window.waymarkNames.snippets[owner.id];
    var walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    var node = walker.nextNode();
    var start = 0;
    for (var index = 0; index < names.length; index += 3) {
      var at = names[index];
      var length = names[index + 1];
      while (node && start + node.length <= at) { start += node.length; node = walker.nextNode(); }
      if (!node || at < start || at + length > start + node.length) { continue; }
      var word = at > start ? node.splitText(at - start) : node;
      if (word.length > length) { word.splitText(length); }
      // Only the first of equal names can be reached by keyboard.
      wrap(word, window.waymarkNames.targets[names[index + 2]], !known.has(names[index + 2]));
      known.add(names[index + 2]);
      walker.currentNode = word;
      node = walker.nextNode();
      start = at + length;
    }
  }

  function wrap(word, target, isReachable) {
    var name = element(target[0] ? "a" : "span");
    name.className = "name";
    if (target[0]) { name.href = target[0]; }
    if (target[1]) { name.dataset.type = target[1]; name.setAttribute("aria-description", target[1]); }
    name.tabIndex = isReachable ? 0 : -1;
    word.replaceWith(name);
    name.append(word);
  }

  // Marks the current section in the table of contents next to the article.
  function followContents() {
    var links = Array.from(document.querySelectorAll(".margin .contents a"));
    var headings = links.map(target);
    if (!links.length) { return; }
    var isWaiting = false;
    function update() {
      isWaiting = false;
      var line = innerHeight / 4;
      var isAtEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
      var current = isAtEnd ? links.length - 1 : headings.findLastIndex(function (heading) {
        return heading && heading.getBoundingClientRect().top <= line;
      });
      links.forEach(function (link, index) {
        if (index === current) { link.setAttribute("aria-current", "true"); }
        else { link.removeAttribute("aria-current"); }
      });
    }
    addEventListener("scroll", function () {
      if (!isWaiting) { isWaiting = true; requestAnimationFrame(update); }
    }, { passive: true });
    update();
  }

  root.dataset.script = "";
  document.addEventListener("DOMContentLoaded", function () {
    addSearch();
    addTheme();
    addCopy();
    addHiddenCode();
    addNames();
    followContents();
  });
})();
