// Adds search, themes, and copy buttons to pages that are complete without them.
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

  // Don't remember a theme that equals the system's, so that the page follows the system again.
  function addTheme() {
    var system = matchMedia("(prefers-color-scheme: dark)");
    var button = document.getElementById("page.theme");
    function show() { button.setAttribute("aria-pressed", String(isDark())); }
    button.addEventListener("click", function () {
      var isDarkNext = !isDark();
      if (isDarkNext === system.matches) { delete root.dataset.theme; }
      else { root.dataset.theme = isDarkNext ? "dark" : "light"; }
      remember(root.dataset.theme || "");
      show();
    });
    system.addEventListener("change", show);
    show();
  }

  function element(name, text) {
    var element = document.createElement(name);
    if (text) { element.textContent = text; }
    return element;
  }

  // Loads the search at most once. The dialog opens before its index has been loaded.
  var query = null;
  var isLoading = false;
  function load() {
    if (isLoading) { return; }
    isLoading = true;
    var missing = 2;
    function ready() {
      missing -= 1;
      if (!missing && query !== null) { window.waymarkOpenSearch(query); }
    }
    var styles = element("link");
    styles.rel = "stylesheet";
    styles.href = root.dataset.root + "search.css";
    styles.onload = styles.onerror = ready;
    document.head.append(styles);
    ["dialog.js", "sections.js", "language.js", "ranking.js", "search.js"].forEach(function (name, index) {
      var script = element("script");
      script.async = false;
      script.src = root.dataset.root + name;
      if (!index) { script.onload = ready; }
      script.onerror = function () {
        if (!index) { reportMissingSearch(); }
        document.dispatchEvent(new Event("unsearchable"));
      };
      document.head.append(script);
    });
  }

  function reportMissingSearch() {
    var button = document.getElementById("page.search");
    button.removeAttribute("aria-label");
    button.textContent = "Search couldn't be loaded.";
  }

  function isShortcut(event) { return event.ctrlKey || event.metaKey || event.altKey; }

  function addSearch() {
    function show(text) {
      load();
      query = text || "";
      if (window.waymarkOpenSearch) { window.waymarkOpenSearch(query); }
    }
    function showAsked() {
      if (location.hash.startsWith("#q=")) { show(decodeURIComponent(location.hash.slice(3))); }
    }
    var button = document.getElementById("page.search");
    button.addEventListener("click", function () { show(); });
    addEventListener("hashchange", showAsked);
    addEventListener("pageshow", showAsked);
    button.addEventListener("pointerenter", load);
    button.addEventListener("focus", load);
    document.addEventListener("keydown", function (event) {
      var typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
      var isWaiting = query !== null && !window.waymarkOpenSearch;
      if (isWaiting && event.key.length === 1 && !isShortcut(event)) {
        event.preventDefault();
        query += event.key;
      } else if (event.key === "/" && !typing && !isShortcut(event) || event.key === "k" && (event.ctrlKey || event.metaKey)) {
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

  // Gives the names in code their links and types when a reader first points at the code, or moves
  // the focus near it. An article has one script with names; the code of a proof may have several.
  function addNames() {
    var scripts = {};
    function loaded(address) {
      scripts[address] = scripts[address] || new Promise(function (done) {
        var script = element("script");
        script.src = address;
        script.onload = function () { done(window.waymarkNames); };
        document.head.append(script);
      });
      return scripts[address];
    }
    function show(event) {
      var figure = event.target.closest("figure, .snippet details");
      var code = figure && figure.querySelector("pre:not(.revealed) > code");
      var owner = code && figure.closest("[data-names]");
      if (!owner || "named" in code.dataset) { return; }
      code.dataset.named = "";
      Promise.all([loaded(owner.dataset.names), loaded(root.dataset.root + "names.js")])
        .then(function (all) { window.waymarkAddNames(code, figure, all[0]); });
    }
    document.addEventListener("pointerover", show);
    document.addEventListener("focusin", show);
  }

  // Filters the names of a module.
  function addFilter() {
    var input = document.getElementById("page.filter");
    if (!input) { return; }
    input.addEventListener("input", function () {
      document.querySelectorAll(".symbols dt").forEach(function (name) {
        name.hidden = !name.textContent.toLowerCase().includes(input.value.trim().toLowerCase());
        name.nextElementSibling.hidden = name.hidden;
      });
    });
  }

  // Makes elements that scroll, and no others, reachable by keyboard.
  function addStops() {
    function update() {
      document.querySelectorAll("pre, .table, .screens, .map > div").forEach(function (part) {
        var scrolls = part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight;
        if (scrolls) { part.tabIndex = 0; } else { part.removeAttribute("tabindex"); }
      });
    }
    addEventListener("resize", update);
    document.addEventListener("toggle", update, true);
    update();
  }

  // Marks the current section in the table of contents next to the article.
  function followContents() {
    var links = Array.from(document.querySelectorAll(".margin .contents a")).filter(target);
    var headings = links.map(target);
    if (!links.length) { return; }
    var isWaiting = false;
    function update() {
      isWaiting = false;
      var line = innerHeight / 4;
      var isAtEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
      var current = isAtEnd ? links.length - 1 : headings.findLastIndex(function (heading) {
        return heading.getBoundingClientRect().top <= line;
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

  // Scrolls the sidebar, but not the page, to the current name.
  function showCurrent() {
    var link = document.querySelector(".book [aria-current]");
    if (!link) { return; }
    var book = link.closest(".book");
    function show() { book.scrollTop = link.offsetTop - book.clientHeight / 2; }
    book.addEventListener("toggle", show);
    show();
  }

  root.dataset.script = "";
  document.addEventListener("DOMContentLoaded", function () {
    addSearch();
    addTheme();
    addCopy();
    addHiddenCode();
    addNames();
    addFilter();
    addStops();
    followContents();
    showCurrent();
  });
})();
