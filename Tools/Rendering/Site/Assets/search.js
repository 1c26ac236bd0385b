// Finds sections of the book by words: `waymarkSearch(query, limit)`. It's loaded after
// sections.js, when a reader is about to search. The index is built in short steps, so that the
// page stays responsive. When the index is complete, `waymarkSearch` exists, and the event
// `searchable` occurs.
(function (sections) {
  "use strict";
  // The weights of heading, title, names in code, prose, and the heading's relative clause.
  var fields = [10, 3, 1.5, 1, 2];
  var common = new Set(
    "a an and are as at be by can do does for from get getting has have how i in is it its my of on or that the this to versus vs was what when where which why with you your".split(" "));

  // Words that readers type, and the words that a book may use instead, which count half as much.
  var synonyms = {
    "install installation setup requirement": "add package",
    "migrate migration upgrade port": "older move",
    "modal modally": "sheet present",
    "sheet": "popover cover",
    "mock stub fake spy": "dependency test",
    "back": "pop",
    "leak": "release behind",
    "communicate communication delegate callback": "react parent child",
    "router routing coordinator": "navigation destination",
    "crash": "trap",
    "persist persistence serialize": "restore",
    "timer": "clock time",
    "singleton": "dependency",
    "url universal": "link",
    "snapshot screenshot": "picture",
    "performance speed": "cost",
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

  function measure(stem) {
    return (stem.replace(/y/g, function (y, at) { return at > 0 && !/[aeiou]/.test(stem[at - 1]) ? "i" : "y"; })
      .match(/[aeiou]+[^aeiou]+/g) || []).length;
  }
  function hasVowel(stem) { return /[aeiou]|[^aeiou]y/.test(stem); }
  function endsShort(stem) { return /[^aeiou][aeiouy][^aeiouwxy]$/.test(stem); }
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
  var second = [["ational", "ate"], ["tional", "tion"], ["enci", "ence"], ["anci", "ance"], ["izer", "ize"], ["abli", "able"], ["alli", "al"], ["entli", "ent"], ["eli", "e"], ["ousli", "ous"], ["ization", "ize"], ["ation", "ate"], ["ator", "ate"], ["alism", "al"], ["iveness", "ive"], ["fulness", "ful"], ["ousness", "ous"], ["aliti", "al"], ["iviti", "ive"], ["biliti", "ble"]];
  var third = [["icate", "ic"], ["ative", ""], ["alize", "al"], ["iciti", "ic"], ["ical", "ic"], ["ful", ""], ["ness", ""]];
  var fourth = ["al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ou", "ism", "ate", "iti", "ous", "ive", "ize"]
    .sort(function (a, b) { return b.length - a.length; }).map(function (ending) { return [ending, ""]; });
  var stems = new Map();
  // Returns the stem of an English word: M. F. Porter, "An algorithm for suffix stripping", Program
  // 14(3), 1980.
  function stem(word) {
    if (word.length < 3 || !/^[a-z]+$/.test(word)) { return word; }
    var known = stems.get(word);
    if (known === undefined) { stems.set(word, known = stripped(irregular[word] || word)); }
    return known;
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
    word = /[st]ion$/.test(word) && measure(word.slice(0, -3)) > 1 ? word.slice(0, -3) : replaced(word, fourth, 1);
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
      known = { text: word.toLowerCase(), stems: all.map(function (part) { return stem(part.toLowerCase()); }) };
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
  function meaningful(words) {
    var found = words.filter(function (word) { return !common.has(word.text); });
    return found.length ? found : words;
  }
  function stemsOf(words) { return meaningful(words).map(function (word) { return word.stems[0]; }).join(" "); }
  function article(number) { return sections[number][2] || sections[number][1]; }

  var index = new Map(); // The postings of each stem.
  var vocabulary = new Map(); // The stem of each of the book's words.
  var headings = []; // The stems of each section's heading.
  var sizes = new Map(); // The number of each article's sections.
  var terms = []; // All stems.
  var related = new Map(); // The stems that each stem stands for, from `synonyms`.
  var page = "";

  // Returns a stem's postings: the sections that contain it and, in the same order, its weights
  // there; and how often it occurs in the text that is being added.
  function postingsOf(stem) {
    var found = index.get(stem);
    if (!found) { index.set(stem, found = { sections: [], weights: [], text: -1, count: 0 }); }
    return found;
  }

  function addWeight(postings, number, weight) {
    if (postings.sections.at(-1) === number) {
      postings.weights[postings.weights.length - 1] += weight;
    } else {
      postings.sections.push(number);
      postings.weights.push(weight);
    }
  }

  // Adds the words of a section's text. `length` is the number of words in the section's heading.
  function addText(text, field, number, length) {
    var id = number * fields.length + field;
    entries(text).forEach(function (entry) {
      entry.postings = entry.postings || entry.stems.map(postingsOf);
      entry.postings.forEach(function (postings) {
        var count = postings.count = postings.text === id ? postings.count + 1 : 1;
        postings.text = id;
        var share = field === 0 ? ofHeading(count, length) : ofText(count);
        addWeight(postings, number, share * fields[field]);
      });
    });
  }

  // Repeating a word doesn't make a heading more relevant, and a word in a short heading describes
  // its section better than a word in a long one.
  function ofHeading(count, length) { return count === 1 ? 4 / (3 + length) : 0; }
  // Adds up to 2n / (n + 1) for n occurrences.
  function ofText(count) { return 2 / (count * (count + 1)); }

  function add(section, number) {
    if (section[0][0] === "#") { section[0] = page + section[0]; } else { page = section[0].split("#")[0]; }
    sizes.set(article(number), (sizes.get(article(number)) || 0) + 1);
    headings.push(stemsOf(entries(section[1])));
    var length = headings[number].split(" ").length;
    // A section with the heading "A drill-down that replaces a sheet" isn't about sheets.
    var clauses = section[1].split(/ (?:that|which) (.*)/s);
    // The heading of an article's first section is the article's title.
    var title = section[2] || section[1];
    [clauses[0], title, section[3], section[4], clauses[1] || ""].forEach(function (text, field) {
      addText(text, field, number, length);
    });
  }

  function complete() {
    terms = Array.from(index.keys());
    lexicon.forEach(function (word) { vocabulary.set(word.text, word.stems[0]); });
    Object.keys(synonyms).forEach(function (key) {
      var stems = words(synonyms[key]).map(function (word) { return word.stems[0]; });
      if (!stems.some(function (stem) { return index.has(stem); })) { return; }
      words(key).forEach(function (word) { related.set(word.stems[0], stems); });
    });
    window.waymarkSearch = search;
    document.dispatchEvent(new Event("searchable"));
  }

  var next = 0;
  function step() {
    var end = performance.now() + 16;
    while (next < sections.length && performance.now() < end) { add(sections[next], next); next += 1; }
    if (next === sections.length) { complete(); }
    else if (window.requestIdleCallback) { requestIdleCallback(step, { timeout: 20 }); }
    else { setTimeout(step); }
  }

  // Returns the optimal string alignment distance: the number of letters to add, remove, or
  // replace, and of neighbors to exchange, where no letter changes twice. If the distance exceeds
  // the limit, so does the result. R. Lowrance and R. A. Wagner, "An extension of the
  // string-to-string correction problem", Journal of the ACM 22(2), 1975, describe the general
  // case.
  function distance(a, b, limit) {
    if (Math.abs(a.length - b.length) > limit) { return limit + 1; }
    var previous = [];
    var current = Array.from({ length: b.length + 1 }, function (_, column) { return column; });
    for (var row = 1; row <= a.length; row += 1) {
      var next = [row];
      for (var column = 1; column <= b.length; column += 1) {
        var least = Math.min(
          current[column] + 1, next[column - 1] + 1, current[column - 1] + (a[row - 1] === b[column - 1] ? 0 : 1));
        var isExchange = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
        next.push(isExchange ? Math.min(least, previous[column - 2] + 1) : least);
      }
      previous = current;
      current = next;
    }
    return current[b.length];
  }

  // Returns the stems of similarly spelled words with the same first letter, each with a weight.
  function similar(text) {
    var found = new Map();
    var limit = text.length > 7 ? 2 : 1;
    if (text.length < 4) { return found; }
    vocabulary.forEach(function (stem, other) {
      if (other[0] !== text[0]) { return; }
      var edits = distance(other, text, limit);
      if (edits <= limit) { found.set(stem, Math.max(found.get(stem) || 0, 0.4 / (edits || 1))); }
    });
    return found;
  }

  // Returns the stems that a query word matches, each with a weight: the word itself, its parts,
  // and words that it's a prefix of. If there are none, returns similarly spelled words.
  function matching(word) {
    var found = new Map();
    var isKnown = index.has(word.stems[0]);
    word.stems.forEach(function (stem, part) {
      if (index.has(stem)) { found.set(stem, part === 0 ? 1 : isKnown ? 0.15 : 0.5); }
    });
    if (word.text.length > 1) {
      terms.forEach(function (term) {
        if (term.startsWith(word.text) && !found.has(term)) {
          found.set(term, Math.max(0.5, word.text.length / term.length - 0.1));
        }
      });
    }
    return found.size || related.has(word.stems[0]) ? found : similar(word.text);
  }

  // Returns the weight of a query word in each section, and adds the found stems to `looked`.
  function weights(word, looked) {
    var best = new Map();
    function look(term, share, combined) {
      var found = index.get(term);
      if (!found) { return; }
      looked.add(term);
      var rarity = Math.log(1 + 10 / found.sections.length) + 0.3;
      found.sections.forEach(function (number, place) {
        best.set(number, combined(best.get(number) || 0, share * found.weights[place] * rarity));
      });
    }
    (related.get(word.stems[0]) || []).forEach(function (term) {
      look(term, 0.5, function (a, b) { return a + b; });
    });
    matching(word).forEach(function (share, term) { look(term, share, Math.max); });
    return best;
  }

  // Returns the words that a string consists of, at most `limit` of them, as in "poptoroot"; null if
  // the book doesn't contain them.
  function split(text, limit) {
    if (vocabulary.has(text)) { return [text]; }
    for (var end = text.length - 2; limit > 1 && end > 1; end -= 1) {
      var rest = vocabulary.has(text.slice(0, end)) ? split(text.slice(end), limit - 1) : null;
      if (rest) { return [text.slice(0, end)].concat(rest); }
    }
    return null;
  }

  // Returns the words of a query. A name that the book doesn't contain, such as `popToRoot` or
  // "poptoroot", becomes the words that it consists of, and "vs code" becomes "vscode".
  function asked(query) {
    var joined = words(query.replace(/(\p{L}+)[\s-]+(?=(\p{L}+))/gu, function (both, first, second) {
      return related.has(entry(first + second).stems[0]) ? first : both;
    }));
    var all = joined.flatMap(function (word) {
      if (index.has(word.stems[0]) || related.has(word.stems[0]) || similar(word.text).size) { return [word]; }
      if (word.stems.length === 1) { return words((split(word.text, 3) || [word.text]).join(" ")); }
      return words(query.slice(word.at, word.at + word.length).replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " "));
    });
    return meaningful(all);
  }

  // Returns the share of a camel-case name that several words make up; 0 if the name lacks one of
  // them.
  function shareOfName(name, words) {
    var parts = entry(name).stems.slice(1);
    var isPart = function (word) { return parts.includes(word.stems[0]); };
    return words.length > 1 && words.every(isPart) ? words.length / parts.length : 0;
  }

  // Returns the parts of a name such as "Store.scope", which can also be written with blanks or
  // hyphens: "Store scope". Words after a name with dots don't belong to it.
  function pathOf(query) {
    var dotted = /^\W*\w+(\.\w+)+/.exec(query);
    return (dotted ? dotted[0] : query.replace(/\(.*$/, "")).match(/\w+/g) || [];
  }

  // Returns a function that returns the factor for a section's weight. It depends on the section's
  // kind and heading, and on whether the section quotes the query.
  function factors(query, words) {
    var heading = stemsOf(words);
    var text = words.length > 2 ? query.trim().toLowerCase() : null;
    // "sheet" can be an ordinary word; "StackState", "ifLet", and "store.send" can only be names.
    var isName = /\p{Lu}|\d|_|\w\.\w|^\s*[@#$\\.]/u.test(query);
    var exact = query.trim().replace(/^[$\\.]+|\(.*$/g, "");
    var name = exact.replace(/^[@#]/, "").toLowerCase();
    var joined = words.map(function (word) { return word.text; }).join("");
    var isQuestion = /^\s*what (is|are) /i.test(query);
    var path = pathOf(query);
    var ending = "." + path.join(".").toLowerCase();
    // A reader who types "scope" probably means `Scope` or `Store.scope`.
    var isMethod = sections.some(function (section) {
      return section[5] === "symbol" && section[1] === exact && /method in /i.test(section[2]);
    });

    function isAsked(section, own) {
      if (path.length < 2) { return false; }
      return ("." + section[2].split(" in ").pop() + "." + own).toLowerCase().endsWith(ending);
    }

    function ofSymbol(section) {
      var own = section[1].replace(/^[@#]/, "").toLowerCase();
      // "alert title" can be a member or an ordinary phrase.
      if (isAsked(section, own)) { return !isName ? 0.3 : section[1] === path.at(-1) ? 60 : 30; }
      // A symbol comes first for its own name, and after the articles for anything else.
      var isMember = section[0].includes("#");
      // "test store" can be the type or an ordinary phrase.
      var isType = /^[@#]?\p{Lu}/u.test(section[1]) && !isMember;
      if (own === joined && own !== name && isType) { return isQuestion ? 3 : 0.6; }
      if (own !== name) { return isType ? Math.max(0.03, 0.2 * shareOfName(section[1], words)) : 0.03; }
      var plain = isMember ? 0.1 : isMethod ? 0.7 : 0.3;
      return isName ? 9 * (section[1] === exact ? 4 : 1) * (isMember ? 1 : 3) : plain;
    }

    return function (number, share) {
      var section = sections[number];
      if (section[5] === "symbol") { return ofSymbol(section); }
      var isQuoted = text && share === 1 && section[4].toLowerCase().includes(text);
      return (headings[number] === heading ? 2.5 : 1) * (isQuoted ? 3 : 1) * (section[5] ? 0.6 : 1);
    };
  }

  // Returns the end of the last word that ends before the limit, or the limit if no word does.
  function endOfWord(text, start, limit) {
    if (text.length <= limit) { return text.length; }
    var end = text.lastIndexOf(" ", limit);
    return end > start ? end : limit;
  }

  // Returns the prose around the first match, in pieces: [text, whether it's a match].
  function context(section, looked) {
    var text = section[4];
    var all = words(text);
    var hits = all.filter(function (word) { return word.stems.some(function (stem) { return looked.has(stem); }); });
    var first = hits.length ? hits[0].at : 0;
    var start = first > 60 ? text.indexOf(" ", first - 60) + 1 : 0;
    var end = endOfWord(text, start, start + 150);
    var pieces = start > 0 ? [["… ", false]] : [];
    hits.filter(function (word) { return word.at >= start && word.at + word.length <= end; }).forEach(function (word) {
      pieces.push([text.slice(start, word.at), false], [text.slice(word.at, word.at + word.length), true]);
      start = word.at + word.length;
    });
    pieces.push([text.slice(start, end) + (end < text.length ? " …" : ""), false]);
    return pieces;
  }

  // Returns the sections, best matches first: { address, heading, title, context }.
  function search(query, limit) {
    var words = asked(query);
    var scores = new Map();
    var looked = new Set();
    words.forEach(function (word) {
      weights(word, looked).forEach(function (weight, number) {
        var known = scores.get(number) || { sum: 0, words: 0 };
        known.sum += weight;
        known.words += 1;
        scores.set(number, known);
      });
    });
    // An article about the query comes before an article that only mentions it.
    var mentions = new Map();
    scores.forEach(function (score, number) {
      mentions.set(article(number), (mentions.get(article(number)) || 0) + score.words / words.length);
    });
    var factor = factors(query, words);
    return Array.from(scores, function (entry) {
      var share = entry[1].words / words.length;
      var isSymbol = sections[entry[0]][5] === "symbol";
      var about = isSymbol ? 1 : 0.5 + mentions.get(article(entry[0])) / sizes.get(article(entry[0]));
      return { number: entry[0], score: entry[1].sum * share * share * factor(entry[0], share) * about };
    }).sort(function (a, b) { return b.score - a.score || a.number - b.number; })
      .slice(0, limit)
      .map(function (match) {
        var section = sections[match.number];
        return { address: section[0], heading: section[1], title: section[2], context: context(section, looked) };
      });
  }

  function element(name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    return element;
  }

  // Returns the best matches as list items with links.
  search.items = function (query, limit) {
    return search(query, limit).map(function (result) {
      var item = element("li", "");
      var link = element("a", result.heading);
      link.href = document.documentElement.dataset.root + result.address;
      if (result.title) { link.append(element("small", result.title)); }
      var context = element("span", "");
      context.className = "context";
      result.context.forEach(function (piece) { context.append(element(piece[1] ? "mark" : "span", piece[0])); });
      link.append(context);
      item.append(link);
      return item;
    });
  };

  if (sections) { step(); }
})(window.waymarkSections);
