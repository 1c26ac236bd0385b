import Testing
import WaymarkHeaders
import WaymarkTestFolders

@Suite struct HeaderScannerTests {
  /// Scans `a.h` among some files, with the search path `search`.
  private func scan(
    _ files: [String: String], definitions: [String] = []
  ) throws -> (files: Set<String>, isComplete: Bool) {
    try inFolder { folder in
      try folder.makeFolder("search")
      for (name, text) in files { try folder.write(name, text) }
      let headers = HeaderScanner().headers(
        includedBy: [folder.path + "/a.h"], folders: [folder.path + "/search"],
        definitions: definitions)
      let names = headers.files.map { $0.replacing(folder.path + "/", with: "") }
      return (Set(names), headers.isComplete)
    }
  }

  @Test func `included headers are found next to the file and then in search paths`() throws {
    let found = try scan([
      "a.h": "#include \"b/b.h\"\n#import <c.h>\n#include <stdio.h>\n",
      "b/b.h": "  #  include \"../d.h\"\n#include \"e.h\"\n",
      "d.h": "", "search/c.h": "#include_next <f.h>\n", "search/e.h": "", "search/f.h": "",
      "c.h": "", "unused.h": "",
    ])

    // If `b/e.h` is added, it's included instead of `search/e.h`.
    #expect(
      found.files
        == ["a.h", "b/b.h", "b/e.h", "d.h", "search/c.h", "search/e.h", "search/f.h"])
    #expect(found.isComplete)
  }

  @Test func `headers that include each other are listed once`() throws {
    let found = try scan([
      "a.h": "#include \"b/../b/b.h\"\n", "b/b.h": "#include \"../a.h\"\n#include \"../b/b.h\"\n",
    ])

    #expect(found.files == ["a.h", "b/b.h"])
  }

  @Test func `directives in all branches are followed, but not those in comments and strings`()
    throws
  {
    let found = try scan([
      "a.h": """
      /* #include "no1.h" /* */ #include "b.h"
      // #include "no2.h" \\
      #include "no3.h"
      const char *text = "/*";  // don't
      #ifdef OTHER
      #include /* here */ "c.h"
      #elif __has_include("d.h") && __has_include(<e.h>)
      #inc\\
      lude "f.h"
      #endif
      char quote = '"'; /*
      #include NO4
      */
      const char *line = " \\
      #include \\"no5.h\\" ";
      #error don't /* stop */
      #include "g.h" // last
      """,
      "b.h": "", "c.h": "", "d.h": "", "f.h": "", "g.h": "", "search/e.h": "",
    ])

    #expect(found.files == ["a.h", "b.h", "c.h", "d.h", "f.h", "g.h", "search/e.h"])
    #expect(found.isComplete)
  }

  @Test func `macros that are defined as names of headers are expanded`() throws {
    let found = try scan(
      [
        "a.h": "#include \"b/b.h\"\n#define NAME \"c.h\"\n#ifdef NONE\n#include NONE\n#endif\n",
        "b/b.h": "#include NAME\n#include CONFIG\n", "b/c.h": "#include \"d.h\"\n", "b/d.h": "",
        "search/config.h": "",
      ], definitions: ["CONFIG=<config.h>"])

    #expect(found.files.isSuperset(of: ["a.h", "b/b.h", "b/c.h", "b/d.h", "search/config.h"]))
    #expect(found.isComplete)
  }

  @Test(arguments: [
    ("a.S", ".incbin \"one\" , 2", ["one"]), ("a.c", #"__asm__(".incbin \"one\"\n");"#, ["one"]),
    ("a.S", ".include \"rest.S\"", ["rest.S", "search/two"]),
    ("a.c", "#include \"a.h\"\nINCBIN(two, \"two\");", ["search/two"]),
    ("a.c", "open(\"one\");", []),
  ])
  func `files that the assembler includes are found`(
    name: String, text: String, expected: [String]
  ) throws {
    try inFolder { folder in
      let macro = #"#define INCBIN(name, file) __asm__(".incbin \"" file "\"")"#
      let files = [
        name: text, "a.h": macro, "rest.S": ".incbin \"two\"", "one": "", "search/two": "",
      ]
      for (name, text) in files { try folder.write(name, text) }
      let listed = text.contains("a.h") ? [name, "a.h"] : [name]

      let found = HeaderScanner().assembledFiles(
        in: listed.map { "\(folder.path)/\($0)" },
        folders: [folder.path, folder.path + "/search"])

      #expect(found == Set(expected.map { "\(folder.path)/\($0)" }))
    }
  }

  @Test(arguments: [
    "#define TEXT(x) #x\n#include TEXT(b.h)\n",
    "#define OTHER \"b.h\"\n#define NAME OTHER\n#include NAME\n",
  ])
  func `a header whose name is computed makes the result incomplete`(text: String) throws {
    #expect(try !scan(["a.h": text, "b.h": ""]).isComplete)
  }
}
