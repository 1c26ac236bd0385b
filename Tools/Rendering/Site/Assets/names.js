// Adds links and types to the names in code. It's loaded when a reader first points at code.
(function () {
  "use strict";

  // Adds links and types to the names in the code of a figure. `all` is the value of a script with
  // the names in the code of an article.
  window.waymarkAddNames = function (code, figure, all) {
    var source = figure.matches(".part") ? figure.querySelector("a") : null;
    var anchor = source ? decodeURIComponent(source.hash.slice(1)) : code.closest("[id]").id;
    var base = source ? source.href : location.href;
    var names = all.snippets[anchor] || [];
    var gaps = (figure.dataset.gaps || "").split(",").map(Number);
    var known = new Set();
    var walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    var node = walker.nextNode();
    var start = 0;
    for (var index = 0; index < names.length; index += 3) {
      var at = names[index];
      var length = names[index + 1];
      // The code of a proof may lack some lines of its snippet.
      for (var gap = gaps.length - 2; gap >= 0; gap -= 2) {
        if (names[index] >= gaps[gap] + gaps[gap + 1]) { at -= gaps[gap + 1]; }
        else if (names[index] >= gaps[gap]) { at = -1; break; }
      }
      while (node && start + node.length <= at) { start += node.length; node = walker.nextNode(); }
      if (!node || at < start || at + length > start + node.length) { continue; }
      var word = at > start ? node.splitText(at - start) : node;
      if (word.length > length) { word.splitText(length); }
      // Only the first of equal names can be reached by keyboard.
      wrap(word, all.targets[names[index + 2]], base, !known.has(names[index + 2]));
      known.add(names[index + 2]);
      walker.currentNode = word;
      node = walker.nextNode();
      start = at + length;
    }
  };

  function wrap(word, target, base, isReachable) {
    var name = document.createElement(target[0] ? "a" : "span");
    name.className = "name";
    if (target[0]) { name.href = new URL(target[0], base); }
    if (target[1]) { name.dataset.type = target[1]; name.setAttribute("aria-description", target[1]); }
    name.tabIndex = isReachable ? 0 : -1;
    word.replaceWith(name);
    name.append(word);
  }
})();
