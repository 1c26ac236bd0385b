import Mustache

/// The templates of the pages, which are part of the program.
///
/// Each template begins with the pragma `CONTENT_TYPE: TEXT`, because all values are `HTML`
/// already. Views look up their own members (`MustacheParent`), because reflection took a third of
/// the rendering time.
enum Templates {
  static func render(_ view: some MustacheParent, with name: String) -> String {
    guard let page = library.render(view, withTemplate: name) else {
      preconditionFailure("there is no template '\(name)'")
    }
    return page
  }

  private static let library: MustacheLibrary = {
    let sources = [
      "article": PackageResources.article_mustache,
      "front": PackageResources.front_mustache,
      "missing": PackageResources.missing_mustache,
      "page": PackageResources.page_mustache,
      "proof": PackageResources.proof_mustache,
      "reference": PackageResources.reference_mustache,
      "results": PackageResources.results_mustache,
      "run": PackageResources.run_mustache,
    ]
    var library = MustacheLibrary()
    for (name, bytes) in sources {
      do {
        try library.register(String(decoding: bytes, as: UTF8.self), named: name)
      } catch {
        preconditionFailure("the template '\(name)' is not Mustache: \(error)")
      }
    }
    return library
  }()
}
