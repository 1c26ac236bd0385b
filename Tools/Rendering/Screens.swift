import WaymarkModel
import Mustache

/// Pictures of phones in a row, each with its caption.
struct Screens {
  struct Picture {
    var phone: HTML
    var caption: HTML
    var text: HTML
  }

  /// The class for the style sheet: `one` or `several`.
  var count: HTML
  var pictures: [Picture]

  /// Returns nil if there are no pictures.
  init?(_ pictures: [Proof.Picture]) {
    guard !pictures.isEmpty else { return nil }
    count = pictures.count == 1 ? "one" : "several"
    self.pictures = pictures.map { picture in
      Picture(
        phone: PhoneDrawing.figure(picture), caption: HTML(picture.caption), text: HTML(picture.text))
    }
  }
}

/// Returns `screens.css` if there is a picture or a map.
func screenStyle(of proofs: [Proof]) -> [SiteFile] {
  proofs.contains(where: \.hasDrawings)
    ? [SiteFile(path: "screens.css", bytes: minifiedStyle(PackageResources.screens_css))] : []
}

extension Proof {
  /// Whether its snippets show pictures of phones or maps.
  var hasDrawings: Bool { !pictures.isEmpty || !maps.isEmpty }
}

extension Screens: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "count": count
    case "pictures": pictures
    default: nil
    }
  }
}

extension Screens.Picture: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "phone": phone
    case "caption": caption
    case "text": text
    default: nil
    }
  }
}
