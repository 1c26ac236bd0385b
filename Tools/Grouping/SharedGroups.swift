import WaymarkModel

/// The examples of all articles, which `uses=Article#example` can refer to.
///
/// The indices of their snippets continue after those of the articles' own snippets, so that an
/// index identifies one snippet within an example even if the example uses others.
package struct SharedGroups: Sendable {
  /// The examples of each article, in the order of the articles. Their snippets aren't renumbered.
  package let groupsByArticle: [[SnippetGroup]]
  /// The index of each example's article, and the position of the example in that article.
  private let places: [Example.ID: (article: Int, position: Int)]
  /// The index that each article's first snippet has when other articles use its examples.
  private let starts: [Int]
  /// The files of articles, keyed by article name.
  private let files: [String: [String]]

  /// Groups the snippets of articles. The indices of shared snippets depend on the articles' order.
  package init(of articles: [Article]) {
    var start = articles.reduce(0) { $0 + $1.snippets.count }
    var starts: [Int] = []
    var places: [Example.ID: (article: Int, position: Int)] = [:]
    groupsByArticle = articles.map(WaymarkGrouping.groups)
    for (index, article) in articles.enumerated() {
      for (position, group) in groupsByArticle[index].enumerated() {
        places[group.id] = (index, position)
      }
      starts.append(start)
      start += article.snippets.count
    }
    (self.places, self.starts) = (places, starts)
    files = Dictionary(grouping: Set(articles.map(\.file)).sorted()) {
      Article(file: $0, text: "").name
    }
  }

  /// Returns the example with the given ID; nil if there is none.
  func group(_ id: Example.ID) -> SnippetGroup? {
    places[id].map { groupsByArticle[$0.article][$0.position].numbered(from: starts[$0.article]) }
  }

  /// Returns the sorted names of an article's examples.
  func names(in file: String) -> [String] {
    places.keys.filter { $0.article == file }.map(\.name).sorted()
  }

  /// The sorted names of all articles.
  var articles: [String] { files.keys.sorted() }

  /// Returns the files of the articles with the given name: the files in the same folder as `file`
  /// or, if there are none, all files.
  func files(named name: String, near file: String) -> [String] {
    let all = files[name] ?? []
    let near = all.filter { $0.folderPart == file.folderPart }
    return near.isEmpty ? all : near
  }
}

extension SnippetGroup {
  fileprivate func numbered(from start: Int) -> SnippetGroup {
    var group = self
    for index in group.snippets.indices { group.snippets[index].index += start }
    return group
  }
}
