// Ranks the sections that contain the words of a query, for search.js: `waymarkRanking`.
(function () {
  "use strict";
  var language = window.waymarkLanguage;

  // Returns the properties of a symbol that affect its rank. The title of a member is, for example,
  // "Method in Store".
  function symbol(section) {
    var [kind, container] = section[2].split(" in ");
    var name = section[1].replace(/^[@#]/, "");
    var isMember = section[0].includes("#");
    return {
      heading: section[1], lowercase: name.toLowerCase(),
      path: ("." + container + "." + name).toLowerCase(), stems: language.entry(name).stems,
      isMethod: /method$/i.test(kind), isMember: isMember,
      isType: !isMember && /^[@#]?\p{Lu}/u.test(section[1])
    };
  }

  // Returns the parts of a name such as "Store.scope", which can also be written with blanks or
  // hyphens: "Store scope". Words after a name with dots don't belong to it.
  function pathOf(query) {
    var dotted = /^\W*\w+(\.\w+)+/.exec(query);
    return (dotted ? dotted[0] : query.replace(/\(.*$/, "")).match(/\w+/g) || [];
  }

  // Returns the share of a camel-case name that several words make up; 0 if the name lacks one of
  // them.
  function shareOfName(stems, words) {
    var isPart = function (word) { return stems.indexOf(word.stems[0], 1) > 0; };
    return words.length > 1 && words.every(isPart) ? words.length / (stems.length - 1) : 0;
  }

  // Returns a function that returns the factor for a section's weight. It depends on the section's
  // kind and heading, and on whether the section quotes the query. `share` is the share of the
  // query's words that the section contains.
  function factors(query, words, book) {
    var trimmed = query.trim();
    var joined = words.map(function (word) { return word.text; }).join("");
    var stems = language.stemsOf(words);
    // "sheet" can be an ordinary word; "StackState", "ifLet", and "store.send" can only be names.
    var isName = /\p{Lu}|\d|_|\w\.\w|^[@#$\\.]/u.test(trimmed);
    var isQuestion = /^what (is|are) /i.test(trimmed);
    var quotation = words.length > 2 ? trimmed.toLowerCase() : null;
    var heading = trimmed.replace(/^[$\\.]+|\(.*$/g, "");
    var lowercase = heading.replace(/^[@#]/, "").toLowerCase();
    var path = pathOf(trimmed);
    var ending = "." + path.join(".").toLowerCase();
    // A reader who types "scope" probably means `Scope` or `Store.scope`.
    var isMethod = book.symbols.some(function (symbol) {
      return symbol && symbol.isMethod && symbol.heading === heading;
    });

    // A symbol comes first for its own name, and after the articles for anything else.
    function ofSymbol(symbol) {
      // "alert title" can be a member or an ordinary phrase.
      if (path.length > 1 && symbol.path.endsWith(ending)) {
        return !isName ? 0.3 : symbol.heading === path.at(-1) ? 60 : 30;
      }
      if (symbol.lowercase === lowercase) {
        if (!isName) { return symbol.isMember ? 0.1 : isMethod ? 0.7 : 0.3; }
        return 9 * (symbol.heading === heading ? 4 : 1) * (symbol.isMember ? 1 : 3);
      }
      if (!symbol.isType) { return 0.03; }
      // "test store" can be the type or an ordinary phrase.
      if (symbol.lowercase === joined) { return isQuestion ? 3 : 0.6; }
      return Math.max(0.03, 0.2 * shareOfName(symbol.stems, words));
    }

    function ofText(number, share) {
      var section = book.sections[number];
      var factor = book.headings[number] === stems ? 2.5 : 1;
      var isQuoted = quotation && share === 1 && section[4].toLowerCase().includes(quotation);
      if (isQuoted) { factor *= 3; }
      return section[5] ? 0.6 * factor : factor;
    }

    return function (number, share) {
      var symbol = book.symbols[number];
      return symbol ? ofSymbol(symbol) : ofText(number, share);
    };
  }

  window.waymarkRanking = { symbol: symbol, factors: factors };
})();
