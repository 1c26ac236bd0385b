extension FailureTextTests {
  private static let shardHelp =
    "Help:  --shard <shard>  "
    + "Select a shard of the examples: a number and a count, such as 2/5, or 'auto'."
  private static let timeLimitHelp =
    "Help:  --time-limit <seconds>  Maximum duration of an example, or of a block in an audit, in "
    + "seconds. (default: 'time-limit' in waymark.yml if set, otherwise 10)"

  /// One call for each message.
  static let calls = [
    Call(
      arguments: ["check", "Hutz"],
      error: """
        waymark: there is no file, folder, or article 'Hutz'
          did you mean 'Huts'?
        """),
    Call(
      arguments: ["check", "nowhere/x.md"],
      error: """
        waymark: there is no file, folder, or article 'nowhere/x.md'
          paths are relative to the current folder
        """),
    Call(
      arguments: ["check", "Zermatt"],
      error: """
        waymark: there is no file, folder, or article 'Zermatt'
          refer to an article by its file name in Articles/
        """),
    Call(
      arguments: ["check", "Empty"],
      error: """
        waymark: the folder 'Empty' contains no Markdown or Swift files
          specify a folder that contains articles ('.md') or doc comments ('.swift')
        """),
    Call(
      arguments: ["test", "--report", "Articles/Huts.md"],
      error: """
        waymark: 'Articles/Huts.md' wasn't replaced, because it has been edited or isn't a report of the same kind
          specify another file with --report, or move this file first
        """),
    Call(
      arguments: ["test", "--report", "Empty"],
      error: """
        waymark: 'Empty' is a folder
          specify a file with --report
        """),
    Call(
      arguments: ["test", "--report", ""],
      error: """
        waymark: --report is empty
          specify a file with --report
        """),
    Call(
      arguments: ["test", "--cache", "ftp://x"],
      error: """
        waymark: the URL of the shared cache must start with 'http://' or 'https://', contain a \
        host, and have no query or fragment
          use a URL such as https://cache.example.com/waymark
        """),
    Call(
      arguments: ["build", "--output", "Sources"],
      error: """
        waymark: 'Sources' exists but isn't a site that waymark wrote, so it wasn't changed
          specify another folder with --output, or move 'Sources' first
        """),
    Call(
      arguments: ["audit", "Articles/Huts.md", "--site", "Sources"],
      error: """
        waymark: 'Sources' exists but isn't a site that waymark wrote, so it wasn't changed
          specify another folder with --site, or move 'Sources' first
        """),
    Call(
      arguments: ["build", "--output", "Package.swift"],
      error: """
        waymark: 'Package.swift' exists but isn't a folder
          specify another folder with --output
        """),
    Call(
      arguments: ["build", "--output", "Home"],
      error: """
        waymark: 'Home' is or contains your home folder, so nothing is written to it
          specify a separate folder with --output
        """,
      environment: ["HOME": "Home"]),
    Call(
      arguments: ["build", "--output", ""],
      error: """
        waymark: --output is empty
          specify a folder with --output
        """),
    Call(
      arguments: ["build", "--output", "Broken"],
      error: """
        waymark: 'Broken' is a broken symbolic link
          specify another folder with --output
        """),
    Call(
      arguments: ["build", "--output", "Unknown"],
      error: """
        waymark: 'Unknown/.waymark' isn't a list of files that this version of waymark can read
          specify another folder with --output, or move this one
        """),
    Call(
      arguments: ["check", "Other/Passes.md", "More/Peaks.md", "Far/Lakes.md"],
      error: """
        waymark: more than one settings file applies: 'Far/waymark.yml', 'More/waymark.yml', \
        'Other/waymark.yml'
          prove their articles in separate runs
        """),
    Call(
      arguments: ["audit", "Articles/Huts.md", "--baseline", "none.json"],
      error: """
        waymark: there is no baseline 'none.json'
          create it with --update-baseline
        """),
    Call(
      arguments: ["audit", "Articles/Huts.md", "--baseline", "Articles/Huts.md"],
      error: """
        waymark: 'Articles/Huts.md' isn't a JSON report from 'waymark audit', or has been edited
          create one with 'waymark audit --report', or specify another file with --baseline
        """),
    Call(
      arguments: [
        "audit", "Articles/Huts.md", "--baseline", "Articles/Huts.md", "--update-baseline",
      ],
      error: """
        waymark: 'Articles/Huts.md' wasn't replaced, because it has been edited or isn't a report \
        of the same kind
          specify another file with --baseline, or move this file first
        """),
    Call(
      arguments: ["test", "--cache", "http://cache.example.com"],
      error: """
        waymark: the token for the shared cache would be sent without encryption
          use a URL that starts with https, or unset WAYMARK_CACHE_TOKEN
        """,
      environment: ["WAYMARK_CACHE_TOKEN": "secret"]),
    Call(
      arguments: ["test", "--cache", "https://cache.example.com"],
      error: """
        waymark: WAYMARK_CACHE_TOKEN contains whitespace, a control character, or a non-ASCII \
        character
          set it to a token without such characters, for example without a final line break; \
        it is sent as 'Authorization: Bearer TOKEN'
        """,
      environment: ["WAYMARK_CACHE_TOKEN": "two words"]),
    Call(
      arguments: [
        "test", "Articles", "--list", "--shard", "1/2", "--durations", "Articles/Huts.md",
      ],
      error: """
        waymark: 'Articles/Huts.md' isn't a JSON report from 'waymark test'
          create it with 'waymark test --report'
        """),
    Call(
      arguments: ["merge", "nothing"],
      error: """
        waymark: there is no file 'nothing'
          create it with 'waymark test' and the options --shard and --report
        """),
    Call(
      arguments: ["merge", "Articles/Huts.md"],
      error: """
        waymark: 'Articles/Huts.md' isn't a JSON report from 'waymark test'
          create it with 'waymark test' and the options --shard and --report
        """),
    Call(
      arguments: ["new", "Huts"],
      error: """
        waymark: 'Articles/Huts.md' already exists
          choose another title, or edit that file
        """),
    Call(
      arguments: ["new", "!!!"],
      error: """
        waymark: a file name can't be formed from the title '!!!' because it contains no letters or \
        digits
          for example: waymark new "First steps"
        """),
    usage("test", "--jobs", "0", says: "--jobs must be greater than 0, not 0"),
    usage("test", "--repeat", "0", says: "--repeat must be greater than 0, not 0"),
    usage(
      "test", "--time-limit", "0",
      says: """
        The value '0' is invalid for '--time-limit <seconds>': --time-limit must be a number of \
        seconds greater than 0, not '0'
        \(timeLimitHelp)
        """),
    usage(
      "test", "--report", "a.xml", "--report", "a.xml",
      says: "--report specifies 'a.xml' more than once; specify it once"),
    usage(
      "test", "--report", "a", "--format", "json", "--format", "tap",
      says: "the number of --format options (2) must match the number of --report options (1), or "
        + "be zero"),
    usage(
      "test", "--format", "json", "--format", "tap",
      says: "only one report can be printed: specify a file for each --format with --report"),
    usage("test", "--filter", "(", says: "--filter must be a valid regular expression, not '('"),
    usage(
      "test", "--durations", "d.json",
      says: "--durations requires --shard; add --shard, or leave out --durations"),
    usage(
      "test", "--fail-fast", "--repeat", "2",
      says: "--fail-fast and --repeat can't be combined; leave out one of them"),
    usage(
      "test", "--shard", "3/2",
      says: """
        The value '3/2' is invalid for '--shard <shard>': the number of the shard must be from 1 \
        to 2, not 3
        \(shardHelp)
        """),
    usage(
      "test", "--shard", "5",
      says: """
        The value '5' is invalid for '--shard <shard>': --shard must be 'auto' or have the \
        form INDEX/COUNT, such as 2/5, not '5'
        \(shardHelp)
        """),
    usage("test", "--wat", says: "Unknown option '--wat'. Did you mean '--watch'?"),
    usage(
      "fix", "--write", "--check",
      says: "--write and --check can't be combined; leave out one of them"),
    usage("preview", "--port", "0", says: "--port must be a number from 1 to 65535"),
    usage("mutate", "--limit", "0", says: "--limit must be greater than 0, not 0"),
    usage(
      "audit", "README.md", "--update-baseline", taking: "<file> ...",
      says: "--update-baseline needs --baseline; specify the baseline to update"),
    usage(
      "audit", "README.md", "--time-limit", "inf", taking: "<file> ...",
      says: """
        The value 'inf' is invalid for '--time-limit <seconds>': --time-limit must be a number of \
        seconds greater than 0, not 'inf'
        \(timeLimitHelp)
        """),
    Call(
      arguments: ["tset"],
      error: """
        Error: there is no command 'tset'
        Usage: waymark <subcommand>
          See 'waymark --help' for more information.
          did you mean 'waymark test'?
        """),
    Call(
      arguments: ["help", "tset"],
      error: """
        Error: there is no command 'tset'
        Usage: waymark <subcommand>
          See 'waymark --help' for more information.
          did you mean 'waymark test'?
        """),
  ]
}
