import Article

/// The examples of all articles, for `uses=Article#example`.
///
/// Their snippets are numbered after all snippets of the articles themselves, so that within one
/// example no number means two snippets.
struct SharedGroups: Sendable {
  private let groups: [Example.ID: Group]
  /// The files of the articles, by the articles' names.
  private let files: [String: [String]]

  init(of articles: [Article]) {
    var start = articles.reduce(0) { $0 + $1.snippets.count }
    var groups: [Example.ID: Group] = [:]
    for article in articles {
      for group in Extracting.groups(of: article) {
        groups[group.id] = group.numbered(from: start)
      }
      start += article.snippets.count
    }
    self.groups = groups
    files = Dictionary(grouping: Set(articles.map(\.file)).sorted()) {
      Article(file: $0, text: "").name
    }
  }

  /// The example of an article; nil if it has none of that name.
  func group(_ id: Example.ID) -> Group? { groups[id] }

  /// The names of an article's examples, sorted.
  func names(in file: String) -> [String] {
    groups.keys.filter { $0.article == file }.map(\.name).sorted()
  }

  /// The names of all articles, sorted.
  var articles: [String] { files.keys.sorted() }

  /// The files of the articles with a name: the one in the same folder as `file`, or all.
  func files(named name: String, near file: String) -> [String] {
    let all = files[name] ?? []
    let near = all.filter { folder(of: $0) == folder(of: file) }
    return near.isEmpty ? all : near
  }
}

extension Group {
  fileprivate func numbered(from start: Int) -> Group {
    var group = self
    for index in group.snippets.indices { group.snippets[index].index += start }
    return group
  }
}

private func folder(of file: String) -> Substring {
  file.lastIndex(of: "/").map { file[..<$0] } ?? ""
}
