// Ranks the sections that contain the words of a query, for search.js: `waymarkRanking`.
(function () {
  "use strict";
  var language = window.waymarkLanguage;

  // Returns the properties of a symbol that affect its rank. The title of a member is, for example,
  // "Method in Store".
  function symbol(section) {
    var [kind, container] = section[2].split(" in ");
    var name = section[1].replace(/^[@#]/, "");
    // A macro can be on the page of a type with the same name.
    var hasPage = !section[0].includes("#");
    return {
      heading: section[1], name: name, lowercase: name.toLowerCase(),
      path: ("." + container + "." + name).toLowerCase(), container: container,
      stems: language.entry(name).stems,
      isMethod: /method$/i.test(kind), isInstanceMethod: kind === "Method",
      isMinor: /^(Case|Type property|Type alias|Associated type)$/.test(kind),
      isMember: !hasPage && kind !== "Macro", isType: hasPage && /^[@#]?\p{Lu}/u.test(section[1])
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

  // Returns the sections of articles that contain a stem.
  function mentions(stem, book) {
    var postings = book.index.get(stem);
    var sections = postings ? postings.sections : [];
    return sections.filter(function (number) { return !book.symbols[number]; });
  }

  // Returns whether more sections contain a word in code than in prose, as for "finish", which is
  // rather a name. "popover" is rather an ordinary word.
  function isCode(word, book) {
    var pattern = new RegExp("\\b" + word.text + "\\b", "i");
    return mentions(word.stems[0], book).reduce(function (sum, number) {
      var section = book.sections[number];
      return sum + pattern.test(section[3]) - pattern.test(section[4]);
    }, 0) > 0;
  }

  // Returns a number from 0.1 to 1 that grows with the number of sections of articles that mention
  // a type. If several types have a member with the same name, a reader probably means the type
  // that articles mention most often.
  var familiarities = new Map();
  function familiarity(type, book) {
    if (!familiarities.has(type)) {
      var counts = language.entries(type).map(function (word) {
        return mentions(word.stems[0], book).length;
      });
      familiarities.set(type, 1 - 9 / (10 + Math.min.apply(null, counts)));
    }
    return familiarities.get(type);
  }

  // Returns a function that returns the factor for a section's weight. It depends on the section's
  // kind and heading, and on whether the section quotes the query. `share` is the share of the
  // query's words that the section contains.
  function factors(query, words, book) {
    var trimmed = query.trim();
    var texts = words.map(function (word) { return word.text; });
    var joined = texts.join("");
    var stems = language.stemsOf(words);
    // "sheet" can be an ordinary word; "StackState", "ifLet", and "store.send" can only be names.
    var isName = /\p{Lu}|\d|_|\w\.\w|^[@#$\\.]/u.test(trimmed);
    var isQuestion = /^what (is|are) /i.test(trimmed);
    // `@Dependency(\.dismiss)` is about the argument. `ifLet(\.$child)` is about the method.
    var isAboutArgument = /^[@#]\w+\([^:]*\w[^:]*$/.test(trimmed);
    // "waymark.yml" is one name.
    var isPhrase = words.length > 2 || /\w[^\w\s-]+\w\S*$/.test(trimmed);
    var quotation = isPhrase ? trimmed.toLowerCase() : null;
    var heading = trimmed.replace(/^[$\\.]+|\(.*$/g, "");
    var name = heading.replace(/^[@#]/, "");
    var lowercase = name.toLowerCase();
    var path = pathOf(trimmed);
    var ending = "." + path.join(".").toLowerCase();
    // A reader who types "scope" probably means `Scope` or `Store.scope`.
    var isMethod = book.symbols.some(function (symbol) {
      return symbol && symbol.isMethod && symbol.heading === heading;
    });
    var isPlainCode = !isName && words.length === 1 && isCode(words[0], book);

    // Returns the factor for a member whose name is the query.
    function ofMember(symbol) {
      // A case or a type property with an ordinary name, such as `url`, is rarely what a reader
      // means.
      var isOrdinary = symbol.stems.length === 1 && trimmed[0] !== ".";
      if (symbol.isMinor && isOrdinary) { return 0.03; }
      if (isName && symbol.name === name) { return 36 * familiarity(symbol.container, book); }
      // "IfLet" means the method, but "Sheet" can be an ordinary word.
      if (isName && !isOrdinary) { return 9 * familiarity(symbol.container, book); }
      if (!symbol.isInstanceMethod) { return 0.1; }
      return (isPlainCode ? 0.5 : 0.15) * familiarity(symbol.container, book);
    }

    // Returns the factor for a type, a function, or a macro whose name is the query.
    function ofDeclaration(symbol) {
      if (!isName) { return isMethod ? 0.7 : 0.4; }
      return symbol.heading === heading ? 108 : 27;
    }

    // A symbol comes first for its own name, and after the articles for anything else.
    function ofSymbol(symbol) {
      // "alert title" can be a member or an ordinary phrase.
      if (path.length > 1 && symbol.path.endsWith(ending)) {
        return !isName ? 0.3 : symbol.heading === path.at(-1) ? 60 : 30;
      }
      if (symbol.lowercase === lowercase) {
        var factor = symbol.isMember ? ofMember(symbol) : ofDeclaration(symbol);
        return isAboutArgument ? 0.1 * factor : factor;
      }
      if (!symbol.isType) { return 0.03; }
      // "test store" can be the type or an ordinary phrase.
      if (symbol.lowercase === joined) { return isQuestion ? 3 : 0.6; }
      // "viewstore replacement" is about `ViewStore`.
      if (symbol.stems.length > 1 && texts.includes(symbol.lowercase)) { return 0.6; }
      return Math.max(0.03, 0.2 * shareOfName(symbol.stems, words));
    }

    function ofText(number, share) {
      var section = book.sections[number];
      var factor = book.headings[number] === stems ? 2.5 : 1;
      var at = quotation && share === 1 ? section[4].toLowerCase().indexOf(quotation) : -1;
      // A section that starts with the quotation is about it.
      if (at >= 0) { factor *= at < 40 ? 6 : 3; }
      return section[5] ? 0.6 * factor : factor;
    }

    return function (number, share) {
      var symbol = book.symbols[number];
      return symbol ? ofSymbol(symbol) : ofText(number, share);
    };
  }

  window.waymarkRanking = { symbol: symbol, factors: factors };
})();
