import Testing
import WaymarkModel

@testable import WaymarkLinking
@testable import WaymarkMarkup
@testable import WaymarkRendering

@Suite struct AddressTests {
  @Test func `a relative address goes up only as many folders as necessary`() {
    #expect(address(of: "proofs/A/x.html", from: "articles/A.html") == "../proofs/A/x.html")
    #expect(address(of: "proofs/A/x.html", from: "proofs/A/y.html") == "x.html")
    #expect(address(of: "index.html", from: "proofs/A/deep/y.html") == "../../../index.html")
    #expect(address(of: "articles/A.html", from: "index.html") == "articles/A.html")
  }

  @Test func `the address of a place on the same page is only an anchor`() {
    #expect(address(of: "index.html", anchor: "a b", from: "index.html") == "#a%20b")
    #expect(address(of: "index.html", from: "index.html") == "index.html")
  }

  @Test func `characters that aren't allowed in an address are percent-encoded`() {
    #expect(percentEncoded("a/b:c?d#e%é") == "a%2Fb%3Ac%3Fd%23e%25%C3%A9")
    #expect(percentDecoded("a%2Fb%3ac%C3%A9%zz%") == "a/b:cé%zz%")
  }

  @Test func `a percent sign before a signed number isn't decoded`() {
    #expect(percentDecoded("%+1 %-0") == "%+1 %-0")
  }

  @Test func `the punctuation of Swift's names is readable in an anchor, and markup is encoded`() {
    #expect(address(of: "a.html", anchor: "send(_:_:)", from: "a.html") == "#send(_:_:)")
    #expect(address(of: "a.html", anchor: "!=(_:_:)", from: "a.html") == "#!=(_:_:)")
    #expect(address(of: "a.html", anchor: "\"'&<>%#", from: "a.html") == "#%22%27%26%3C%3E%25%23")
  }

  @Test func `a relative path is resolved against the folder of its file`() {
    #expect(resolved("b.md", from: "Articles/a.md") == "Articles/b.md")
    #expect(resolved("../README.md?raw=1", from: "Articles/a.md") == "README.md")
    #expect(resolved("./my%20picture.png", from: "Articles/a.md") == "Articles/my picture.png")
    #expect(resolved("../../etc/passwd", from: "Articles/a.md") == "../etc/passwd")
    #expect(resolved("../b.png", from: "../docs/a.md") == "../b.png")
    #expect(resolved("../../../b.png", from: "../docs/a.md") == "../../../b.png")
    #expect(resolved("../../../etc/passwd", from: "/docs/a.md") == "/etc/passwd")
    #expect(resolved("x/%2E%2E/%2E%2E/%2E%2E/secret", from: "Articles/a.md") == "../secret")
    #expect(resolved("/etc/passwd", from: "Articles/a.md") == nil)
    #expect(resolved("..", from: "Articles/a.md") == nil)
  }
}

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://swift.org/a b", "https://swift.org/ab"), ("HTTP://x", "HTTP://x"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("tel:+1", "tel:+1"), ("//host/x", "https://host/x"),
    ("https://x/\"onx=\"é", "https://x/%22onx=%22%C3%A9"), ("https://x/%20", "https://x/%20"),
  ])
  func `a safe web address is made absolute and percent-encoded`(
    address: String, expected: String
  ) {
    #expect(WebAddress(address) == .safe(expected))
  }

  @Test func `a scheme that isn't known to be safe is rejected, even if it's disguised`() {
    #expect(WebAddress("javascript:x") == .refused(scheme: "javascript"))
    #expect(WebAddress(" \u{1}Java\nScript:x") == .refused(scheme: "javascript"))
    #expect(WebAddress("c:/temp") == .refused(scheme: "c"))
  }

  @Test(arguments: ["a.md", "#b", "", "./x:y", "a b:c/d", "1a:b", "é:x"])
  func `an address without a scheme is relative`(address: String) {
    #expect(WebAddress(address.replacing(" ", with: "/")) == nil)
  }
}

@Suite struct SiteMapTests {
  @Test func `the address of an article next to the front page omits its folder`() {
    let map = SiteMap(
      articles: ["Articles/Articles.md", "Articles/A.md", "Articles/deep/A.md", "README.md"],
      examples: [.init(article: "Articles/deep/A.md", name: "x")], front: "Articles/Articles.md")

    #expect(map.articleAddress(of: "Articles/Articles.md") == "index.html")
    #expect(map.articleAddress(of: "Articles/A.md") == "articles/A.html")
    #expect(map.articleAddress(of: "Articles/deep/A.md") == "articles/deep/A.html")
    #expect(map.articleAddress(of: "README.md") == "articles/README.html")
    #expect(map.articleAddress(of: "Articles/B.md") == nil)
    #expect(
      map.proofAddress(of: .init(article: "Articles/deep/A.md", name: "x"))
        == "proofs/deep/A/x.html")
    #expect(map.proofAddress(of: .init(article: "Articles/A.md", name: "x")) == nil)
  }

  @Test func `files whose names differ only in case get different paths`() {
    let map = SiteMap(
      articles: ["a/Basics.md", "a/basics.md"],
      examples: [
        .init(article: "a/Basics.md", name: "x"), .init(article: "a/basics.md", name: "x"),
      ],
      front: nil)

    #expect(map.articleAddress(of: "a/Basics.md") == "articles/a/Basics.html")
    #expect(map.articleAddress(of: "a/basics.md") == "articles/a/basics-2.html")
    #expect(
      map.proofAddress(of: .init(article: "a/basics.md", name: "x")) == "proofs/a/basics-2/x.html")
  }

  @Test func `a page is inside the site and isn't hidden, whatever the name of its article`() {
    let files = ["/etc/x.md", "../up.md", "a/../../b.md", ".hidden.md", "a b:c?.md", "...md", "/"]
    let map = SiteMap(articles: files, examples: [], front: nil)

    #expect(
      files.map { map.articleAddress(of: $0) } == [
        "articles/etc/x.html", "articles/up/up.html", "articles/a/up/up/b.html",
        "articles/hidden.html", "articles/a-b-c-.html", "articles/up.html", "articles/article.html",
      ])
  }

  @Test func `no page has the path of a folder`() {
    let files = ["d.md", "d.html/x.md", "D.md", "e/b.md", "e.md", "e/x.html/c.md"]
    let examples = [
      Example.ID(article: "e.md", name: "x"), Example.ID(article: "e/x.html/c.md", name: "y"),
    ]
    let map = SiteMap(articles: files, examples: examples, front: nil)

    #expect(
      files.map { map.articleAddress(of: $0) } == [
        "articles/d-3.html", "articles/d-2.html/x.html", "articles/D.html", "articles/e/b.html",
        "articles/e.html", "articles/e/x.html/c.html",
      ])
    #expect(
      examples.map { map.proofAddress(of: $0) } == [
        "proofs/e/x.html", "proofs/e/x-2.html/c/y.html",
      ])
  }

  @Test func `no two files share a path or are nested in each other`() {
    let files = ["../a.png", "up/a.png", "/up/A.png", "b/c", "/b", "x.tar.gz", "X.tar.gz"]
    let map = SiteMap(articles: [], examples: [], front: nil, files: files)

    #expect(
      files.map { map.fileAddress(of: $0) } == [
        "files/up/a.png", "files/up/a-3.png", "files/up/A-2.png", "files/b-2/c", "files/b",
        "files/x.tar-2.gz", "files/X.tar.gz",
      ])
  }

  @Test func `an address doesn't depend on the order of the articles`() {
    let files = ["b/A.md", "B/a.md", "b/a.md"]
    let forth = SiteMap(articles: files, examples: [], front: nil)
    let back = SiteMap(articles: files.reversed(), examples: [], front: nil)

    #expect(files.map { forth.articleAddress(of: $0) } == files.map { back.articleAddress(of: $0) })
  }

  @Test func `a name that's too long for a file system is truncated`() throws {
    let long = String(repeating: "é", count: 300)
    let address = try #require(
      SiteMap(articles: ["\(long).md"], examples: [], front: nil).articleAddress(of: "\(long).md"))

    #expect(address == "articles/\(String(repeating: "é", count: 60)).html")
  }
}
