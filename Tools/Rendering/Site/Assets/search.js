// Finds sections of the book by words: `waymarkSearch(query, limit)`. It's loaded after
// sections.js, language.js, and ranking.js, when a reader is about to search. The index is built in
// short steps, so that the page stays responsive. When the index is complete, `waymarkSearch`
// exists, and the event `searchable` occurs.
(function (sections, language, ranking) {
  "use strict";
  // The weights of heading, title, names in code, prose, and the heading's relative clause.
  var fields = [10, 3, 1.5, 1, 2];

  var index = new Map(); // The postings of each stem.
  var vocabulary = new Map(); // The stem of each of the book's words.
  var headings = []; // The stems of each section's heading.
  var symbols = []; // What the ranking uses of each symbol; null for a section of an article.
  var articles = []; // The number of the article of each section that isn't a symbol.
  var sizes = []; // The number of each article's sections.
  var terms = []; // All stems.
  var related = new Map(); // The stems that each stem stands for.
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

  // Adds the words of a section's field. `length` is the number of words in the section's heading.
  function addText(words, field, number, length) {
    var id = number * fields.length + field;
    words.forEach(function (entry) {
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

  // Counts a section of an article. The sections of an article are consecutive.
  function addToArticle(section, number) {
    // Only the first section has no title.
    if (!section[2]) { sizes.push(0); }
    articles[number] = sizes.length - 1;
    sizes[articles[number]] += 1;
  }

  function add(section, number) {
    if (section[0][0] === "#") { section[0] = page + section[0]; }
    else { page = section[0].split("#")[0]; }
    symbols.push(section[5] === "symbol" ? ranking.symbol(section) : null);
    if (!symbols[number]) { addToArticle(section, number); }
    headings.push(language.stemsOf(language.entries(section[1])));
    var length = headings[number].split(" ").length;
    // A section with the heading "A drill-down that replaces a sheet" isn't about sheets.
    var clauses = section[1].split(/ (?:that|which) (.*)/s);
    // The heading of an article's first section is the article's title.
    var title = section[2] || section[1];
    [clauses[0], title, section[3], section[4], clauses[1] || ""].forEach(function (part, field) {
      addText(language.entries(part), field, number, length);
    });
  }

  function complete() {
    terms = Array.from(index.keys());
    vocabulary = language.vocabulary();
    related = language.related(function (stem) { return index.has(stem); });
    window.waymarkSearch = search;
    document.dispatchEvent(new Event("searchable"));
  }

  var next = 0;
  function step() {
    var end = performance.now() + 16;
    while (next < sections.length && performance.now() < end) {
      add(sections[next], next);
      next += 1;
    }
    if (next === sections.length) { complete(); }
    else if (window.requestIdleCallback) { requestIdleCallback(step, { timeout: 20 }); }
    else { setTimeout(step); }
  }

  // Returns the stems of similarly spelled words with the same first letter, each with a weight.
  function similar(text) {
    var found = new Map();
    var limit = text.length > 7 ? 2 : 1;
    if (text.length < 4) { return found; }
    vocabulary.forEach(function (stem, other) {
      if (other[0] !== text[0]) { return; }
      var edits = language.distance(other, text, limit);
      if (edits <= limit) { found.set(stem, Math.max(found.get(stem) || 0, 0.4 / (edits || 1))); }
    });
    return found;
  }

  // Returns the stems that a query word matches, each with a weight: the word itself, its parts,
  // and words that it's a prefix of. If there are none, returns similarly spelled words. Among
  // other words, the parts of a known name don't count: "NavigationLink state" isn't "link state".
  function matching(word, isAlone) {
    var found = new Map();
    var isKnown = index.has(word.stems[0]);
    (isKnown && !isAlone ? word.stems.slice(0, 1) : word.stems).forEach(function (stem, part) {
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
  function weights(word, looked, isAlone) {
    var best = new Float64Array(sections.length);
    function look(term, share, combined) {
      var found = index.get(term);
      if (!found) { return; }
      looked.add(term);
      var factor = share * (Math.log(1 + 10 / found.sections.length) + 0.3);
      found.sections.forEach(function (number, place) {
        best[number] = combined(best[number], factor * found.weights[place]);
      });
    }
    (related.get(word.stems[0]) || []).forEach(function (term) {
      look(term, 0.5, function (a, b) { return a + b; });
    });
    matching(word, isAlone).forEach(function (share, term) { look(term, share, Math.max); });
    return best;
  }

  // Returns the words that a string consists of, at most `limit` of them, as in "poptoroot"; null
  // if the book doesn't contain them.
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
    var pairs = /(\p{L}+)[\s-]+(?=(\p{L}+))/gu;
    var joined = language.words(query.replace(pairs, function (both, first, second) {
      return related.has(language.entry(first + second).stems[0]) ? first : both;
    }));
    var all = joined.flatMap(function (word) {
      var isKnown = index.has(word.stems[0]) || related.has(word.stems[0]);
      if (isKnown || similar(word.text).size) { return [word]; }
      if (word.stems.length === 1) {
        return language.words((split(word.text, 3) || [word.text]).join(" "));
      }
      var name = query.slice(word.at, word.at + word.length);
      return language.words(name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " "));
    });
    return language.meaningful(all);
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
    var hits = language.words(text).filter(function (word) {
      return word.stems.some(function (stem) { return looked.has(stem); });
    });
    var first = hits.length ? hits[0].at : 0;
    var start = first > 60 ? text.indexOf(" ", first - 60) + 1 : 0;
    var end = endOfWord(text, start, start + 150);
    var pieces = start > 0 ? [["… ", false]] : [];
    hits.forEach(function (word) {
      var endOfHit = word.at + word.length;
      if (word.at < start || endOfHit > end) { return; }
      pieces.push([text.slice(start, word.at), false], [text.slice(word.at, endOfHit), true]);
      start = endOfHit;
    });
    pieces.push([text.slice(start, end) + (end < text.length ? " …" : ""), false]);
    return pieces;
  }

  // Returns the numbers of the sections that contain words of a query, best matches first.
  function ranked(query, looked) {
    var words = asked(query);
    var sums = new Float64Array(sections.length);
    var counts = new Uint16Array(sections.length);
    words.forEach(function (word) {
      weights(word, looked, words.length === 1).forEach(function (weight, number) {
        sums[number] += weight;
        if (weight > 0) { counts[number] += 1; }
      });
    });
    // An article about the query comes before an article that only mentions it.
    var mentions = new Float64Array(sizes.length);
    articles.forEach(function (article, number) {
      mentions[article] += counts[number] / words.length;
    });
    var factor = ranking.factors(query, words, { sections, symbols, headings, index });
    var found = [];
    sums.forEach(function (sum, number) {
      if (!counts[number]) { return; }
      var share = counts[number] / words.length;
      var article = articles[number];
      var about = symbols[number] ? 1 : 0.5 + mentions[article] / sizes[article];
      sums[number] = sum * share * share * factor(number, share) * about;
      found.push(number);
    });
    return found.sort(function (a, b) { return sums[b] - sums[a] || a - b; });
  }

  // Returns the argument labels of a symbol, without those of the caller's location.
  function labels(section) {
    var found = /#[^(]*(\(.*\))/.exec(section[0]);
    return found ? found[1].replace(/((fileID|filePath|file|line|column):){2,}\)$/, ")") : "";
  }

  function hasSameName(section, other) {
    return section[1] === other[1] && section[2] === other[2];
  }

  // Returns the sections with the given numbers, except for overloads with the same labels.
  function distinct(numbers, limit) {
    var found = [];
    numbers.some(function (number) {
      var section = sections[number];
      var isKnown = symbols[number] && found.some(function (other) {
        return hasSameName(section, other) && labels(section) === labels(other);
      });
      if (!isKnown) { found.push(section); }
      return found.length === limit;
    });
    return found;
  }

  // Returns the sections, best matches first: { address, heading, labels, title, context }. Labels
  // distinguish overloads: if a type has several pages, each of them can have a section for a name.
  function search(query, limit) {
    var looked = new Set();
    var found = distinct(ranked(query, looked), limit);
    return found.map(function (section) {
      var isOverloaded = found.some(function (other) {
        return other !== section && hasSameName(section, other);
      });
      return {
        address: section[0], heading: section[1], labels: isOverloaded ? labels(section) : "",
        title: section[2], context: context(section, looked)
      };
    });
  }

  if (sections && language && ranking) { step(); }
})(window.waymarkSections, window.waymarkLanguage, window.waymarkRanking);
