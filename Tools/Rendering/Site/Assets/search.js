// Finds sections of the book by words: `waymarkSearch(query, limit)`. It's loaded together with
// sections.js at a reader's first search. The index is built here, which takes less time than
// loading it.
window.waymarkSearch = (function (sections) {
  "use strict";
  var fields = [{ weight: 10 }, { weight: 3 }, { weight: 1.5 }, { weight: 1 }]; // heading, title, names in code, prose
  var common = new Set(
    "a an and are as at be by can do does for from has have how i in is it its my of on or that the this to versus vs was what when where which why with you your".split(" "));

  // Returns the stem of an English word: M. F. Porter, "An algorithm for suffix stripping", Program
  // 14(3), 1980.
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
  function stem(word) {
    if (word.length < 3 || !/^[a-z]+$/.test(word)) { return word; }
    var known = stems.get(word);
    if (known === undefined) { stems.set(word, known = stripped(word)); }
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

  // Returns each word with its stems. `PresentationState` is also found by "presentation" and
  // "state".
  function words(text) {
    return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), function (match) {
      var word = match[0];
      var parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
      var whole = stem(word.toLowerCase());
      var all = parts.length > 1 ? [whole].concat(parts.map(function (part) { return stem(part.toLowerCase()); })) : [whole];
      return { at: match.index, length: word.length, text: word.toLowerCase(), stems: all };
    });
  }

  // The sections that contain each stem, with its weight there.
  var index = new Map();
  sections.forEach(function (section, number) {
    fields.forEach(function (field, position) {
      var counts = new Map();
      words(section[position + 1]).forEach(function (word) {
        word.stems.forEach(function (stem) { counts.set(stem, (counts.get(stem) || 0) + 1); });
      });
      counts.forEach(function (count, stem) {
        var found = index.get(stem);
        if (!found) { index.set(stem, found = new Map()); }
        found.set(number, (found.get(number) || 0) + field.weight * 2 * count / (count + 1));
      });
    });
  });
  function article(number) { return sections[number][2] || sections[number][1]; }
  var sizes = new Map();
  sections.forEach(function (_, number) { sizes.set(article(number), (sizes.get(article(number)) || 0) + 1); });
  var terms = Array.from(index.keys()).sort();

  // Returns whether words differ by one added, missing or replaced letter.
  function isNear(a, b) {
    if (Math.abs(a.length - b.length) > 1) { return false; }
    var start = 0;
    while (start < a.length && a[start] === b[start]) { start += 1; }
    var end = 0;
    while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) { end += 1; }
    return Math.max(a.length, b.length) - start - end <= 1;
  }

  // Returns the stems that a word of the query matches, each with a weight: the word itself or else
  // its parts, and words that it's a prefix of. If there are none, similarly spelled words.
  function matching(word) {
    var found = new Map();
    var isKnown = index.has(word.stems[0]);
    word.stems.forEach(function (stem, part) {
      if (index.has(stem)) { found.set(stem, part === 0 ? 1 : isKnown ? 0.15 : 0.5); }
    });
    if (word.text.length > 1) {
      terms.forEach(function (term) {
        if (term.startsWith(word.text) && !found.has(term)) { found.set(term, 0.5); }
      });
    }
    if (!found.size && word.text.length > 3) {
      terms.forEach(function (term) { if (isNear(term, word.stems[0])) { found.set(term, 0.3); } });
    }
    return found;
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
  return function (query, limit) {
    var all = words(query);
    var asked = all.filter(function (word) { return !common.has(word.text); });
    if (!asked.length) { asked = all; }
    var scores = new Map();
    var looked = new Set();
    asked.forEach(function (word) {
      var best = new Map();
      matching(word).forEach(function (share, term) {
        looked.add(term);
        var sections = index.get(term);
        var rarity = Math.log(1 + 10 / sections.size) + 0.3;
        sections.forEach(function (weight, number) {
          best.set(number, Math.max(best.get(number) || 0, share * weight * rarity));
        });
      });
      best.forEach(function (score, number) {
        var known = scores.get(number) || { sum: 0, words: 0 };
        known.sum += score;
        known.words += 1;
        scores.set(number, known);
      });
    });
    // An article about the query comes before an article that only mentions it.
    var mentions = new Map();
    scores.forEach(function (score, number) {
      mentions.set(article(number), (mentions.get(article(number)) || 0) + score.words / asked.length);
    });
    // "sheet" is an ordinary word and a method; "StackState" and "ifLet" can only be names.
    var isName = /\p{Lu}|\d|_/u.test(query);
    var phrase = asked.map(function (word) { return word.stems[0]; }).join(" ");
    return Array.from(scores, function (entry) {
      var section = sections[entry[0]];
      var share = entry[1].words / asked.length;
      var heading = words(section[1]).filter(function (word) { return !common.has(word.text); })
        .map(function (word) { return word.stems[0]; }).join(" ");
      // A symbol comes first for its own name, and after the articles for anything else.
      var exact = heading === phrase ? (section[5] ? (isName ? 9 : 0.2) : 2) : (section[5] ? 0.05 : 1);
      var about = 0.5 + mentions.get(article(entry[0])) / sizes.get(article(entry[0]));
      return { number: entry[0], score: entry[1].sum * share * share * exact * about };
    }).sort(function (a, b) { return b.score - a.score || a.number - b.number; })
      .slice(0, limit)
      .map(function (match) {
        var section = sections[match.number];
        return { address: section[0], heading: section[1], title: section[2], context: context(section, looked) };
      });
  };
})(window.waymarkSections);
