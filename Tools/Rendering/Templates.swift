import Mustache

/// The pages' templates, which are part of the program.
///
/// Each of them begins with the pragma `CONTENT_TYPE: TEXT`, because every value is `HTML` already.
/// What a template is given looks its members up itself (`MustacheParent`): found by reflection, they
/// took a third of the time of rendering.
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
      "page": PackageResources.page_mustache,
      "proof": PackageResources.proof_mustache,
      "snippet": PackageResources.snippet_mustache,
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
