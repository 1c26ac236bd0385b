// The words of a text, their stems, and synonyms, for search.js and ranking.js: `waymarkLanguage`.
(function () {
  "use strict";
  // Words that are too common to search for.
  var common = new Set(
    ("a an and are as at be by can do does for from get getting has have how i in is it its my of "
      + "on or that the this to versus vs was what when where which why with you your").split(" "));

  // Words that readers type, and the words that a book may use instead, which count half as much.
  var synonyms = {
    "install installation setup requirement": "add package",
    "migrate migration upgrade port": "older move",
    "modal modally": "sheet present",
    "sheet": "popover cover",
    "mock stub fake spy": "dependency test",
    "back reset": "pop",
    "leak": "release behind",
    "communicate communication delegate callback": "react parent child",
    "router routing coordinator": "navigation destination",
    "crash": "trap",
    "persist persistence serialize": "restore",
    "timer": "clock time",
    "singleton": "dependency",
    "url universal pushnotification": "link",
    "snapshot screenshot": "picture",
    "performance speed": "cost",
    "configuration configure preference": "setting",
    "offline": "network",
    "ci": "continuous integration",
    "doctest": "document test comment",
    "vscode": "studio editor",
    "wizard onboarding login": "flow",
    "deeplink": "deep link",
    "tutorial beginner introduction quickstart": "start"
  };

  // Irregular forms of verbs, whose stems differ from those of their verbs.
  var irregular = {
    bound: "bind", broken: "break", built: "build", chosen: "choose", drawn: "draw", given: "give",
    hidden: "hide", kept: "keep", ran: "run", sent: "send", shown: "show", taken: "take",
    thrown: "throw", written: "write"
  };

  // Returns the number of times that a consonant follows a vowel.
  function measure(stem) {
    var letters = stem.replace(/y/g, function (y, at) {
      return at > 0 && !/[aeiou]/.test(stem[at - 1]) ? "i" : "y";
    });
    return (letters.match(/[aeiou]+[^aeiou]+/g) || []).length;
  }
  function hasVowel(stem) { return /[aeiou]|[^aeiou]y/.test(stem); }
  function endsShort(stem) { return /[^aeiou][aeiouy][^aeiouwxy]$/.test(stem); }

  // Replaces the first ending that a word has, if the rest is long enough.
  function replaced(word, endings, least) {
    for (var index = 0; index < endings.length; index += 1) {
      var ending = endings[index][0];
      if (word.endsWith(ending)) {
        var stem = word.slice(0, -ending.length);
        return measure(stem) > least ? stem + endings[index][1] : word;
      }
    }
    return word;
  }

  var second = [
    ["ational", "ate"], ["tional", "tion"], ["enci", "ence"], ["anci", "ance"], ["izer", "ize"],
    ["abli", "able"], ["alli", "al"], ["entli", "ent"], ["eli", "e"], ["ousli", "ous"],
    ["ization", "ize"], ["ation", "ate"], ["ator", "ate"], ["alism", "al"], ["iveness", "ive"],
    ["fulness", "ful"], ["ousness", "ous"], ["aliti", "al"], ["iviti", "ive"], ["biliti", "ble"]
  ];
  var third = [
    ["icate", "ic"], ["ative", ""], ["alize", "al"], ["iciti", "ic"], ["ical", "ic"], ["ful", ""],
    ["ness", ""]
  ];
  var fourth = [
    "al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ou", "ism",
    "ate", "iti", "ous", "ive", "ize"
  ].sort(function (a, b) { return b.length - a.length; })
    .map(function (ending) { return [ending, ""]; });

  var known = new Map();

  // Returns the stem of an English word: M. F. Porter, "An algorithm for suffix stripping", Program
  // 14(3), 1980.
  function stem(word) {
    if (word.length < 3 || !/^[a-z]+$/.test(word)) { return word; }
    if (!known.has(word)) { known.set(word, stripped(irregular[word] || word)); }
    return known.get(word);
  }

  function stripped(word) {
    word = word.replace(/sses$/, "ss").replace(/ies$/, "i").replace(/([^s])s$/, "$1");
    var cut = /^(.*)(ed|ing)$/.exec(word);
    if (word.endsWith("eed")) {
      if (measure(word.slice(0, -3)) > 0) { word = word.slice(0, -1); }
    } else if (cut && hasVowel(cut[1])) {
      word = cut[1];
      if (/(at|bl|iz)$/.test(word)) { word += "e"; }
      else if (/([^aeiouylsz])\1$/.test(word)) { word = word.slice(0, -1); }
      else if (measure(word) === 1 && endsShort(word)) { word += "e"; }
    }
    if (word.endsWith("y") && hasVowel(word.slice(0, -1))) { word = word.slice(0, -1) + "i"; }
    word = replaced(replaced(word, second, 0), third, 0);
    word = /[st]ion$/.test(word) && measure(word.slice(0, -3)) > 1
      ? word.slice(0, -3) : replaced(word, fourth, 1);
    if (word.endsWith("e")) {
      var rest = word.slice(0, -1);
      if (measure(rest) > 1 || measure(rest) === 1 && !endsShort(rest)) { word = rest; }
    }
    return /ll$/.test(word) && measure(word) > 1 ? word.slice(0, -1) : word;
  }

  // Returns a word in lowercase and its stems. `PresentationState` is also found by
  // "presentation" and "state".
  var lexicon = new Map();
  function entry(word) {
    var known = lexicon.get(word);
    if (!known) {
      var parts = /.\p{Lu}/u.test(word)
        ? word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u) : [word];
      var all = parts.length > 1 ? [word].concat(parts) : [word];
      var stems = all.map(function (part) { return stem(part.toLowerCase()); });
      known = { text: word.toLowerCase(), stems: stems };
      lexicon.set(word, known);
    }
    return known;
  }

  // Returns the entries of the words of some text.
  function entries(text) { return (text.match(/[\p{L}\p{N}]+/gu) || []).map(entry); }

  // Returns the words of some text with their positions and stems.
  function words(text) {
    return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), function (match) {
      var known = entry(match[0]);
      return { at: match.index, length: match[0].length, text: known.text, stems: known.stems };
    });
  }

  // Returns the words that aren't too common to search for, or all words if there is no other.
  function meaningful(words) {
    var found = words.filter(function (word) { return !common.has(word.text); });
    return found.length ? found : words;
  }

  function stemsOf(words) {
    return meaningful(words).map(function (word) { return word.stems[0]; }).join(" ");
  }

  // Returns the stem of each word in lowercase that has been read so far.
  function vocabulary() {
    var found = new Map();
    lexicon.forEach(function (word) { found.set(word.text, word.stems[0]); });
    return found;
  }

  // Returns the stems that each stem stands for, if the book contains one of them.
  function related(isKnown) {
    var found = new Map();
    Object.keys(synonyms).forEach(function (key) {
      var stems = entries(synonyms[key]).map(function (word) { return word.stems[0]; });
      if (!stems.some(isKnown)) { return; }
      entries(key).forEach(function (word) { found.set(word.stems[0], stems); });
    });
    return found;
  }

  // Returns the number of letters to add, remove, or replace, and of neighbors to exchange, or more
  // than the limit: the optimal string alignment distance. R. Lowrance and R. A. Wagner, "An
  // extension of the string-to-string correction problem", Journal of the ACM 22(2), 1975, describe
  // the general case.
  function distance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit) { return limit + 1; }
    var previous = [];
    var current = [0];
    for (var length = 1; length <= b.length; length += 1) { current.push(length); }
    for (var row = 1; row <= a.length; row += 1) {
      var next = [row];
      var least = row;
      for (var column = 1; column <= b.length; column += 1) {
        var replaced = current[column - 1] + (a[row - 1] === b[column - 1] ? 0 : 1);
        var edits = Math.min(current[column] + 1, next[column - 1] + 1, replaced);
        var isExchange = row > 1 && column > 1
          && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
        if (isExchange) { edits = Math.min(edits, previous[column - 2] + 1); }
        next.push(edits);
        least = Math.min(least, edits);
      }
      // The distance is at least the least number in any row.
      if (least > limit) { return least; }
      previous = current;
      current = next;
    }
    return current[b.length];
  }

  window.waymarkLanguage = {
    entry: entry, entries: entries, words: words, meaningful: meaningful, stemsOf: stemsOf,
    vocabulary: vocabulary, related: related, distance: distance
  };
})();
