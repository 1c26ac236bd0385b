import Article

/// Pictures of phones in a row, each with its caption.
struct Screens {
  struct Picture {
    var phone: HTML
    var caption: HTML
    var text: HTML
  }

  /// For the style sheet: `one` or `several`.
  var count: HTML
  var pictures: [Picture]

  /// Nil without pictures.
  init?(_ pictures: [Proof.Picture], style: String) {
    guard !pictures.isEmpty else { return nil }
    count = pictures.count == 1 ? "one" : "several"
    self.pictures = pictures.map { picture in
      Picture(
        phone: phone(picture, style: style), caption: HTML(picture.caption),
        text: HTML(picture.text))
    }
  }
}

/// The picture, or its text if there is no way to be sure what the picture would do to the page.
private func phone(_ picture: Proof.Picture, style: String) -> HTML {
  isHarmless(style: style) && isHarmless(picture: picture.html)
    ? HTML(trusted: picture.html) : "<pre tabindex=\"0\"><samp>\(picture.text)</samp></pre>"
}

/// `screens.css`: the style sheet of the library that drew the pictures.
func screenStyle(of proofs: [Proof]) -> [SiteFile] {
  let drawn = proofs.filter { !$0.pictures.isEmpty }
  guard let style = drawn.lazy.map(\.pictureStyle).first(where: isHarmless(style:)) else {
    return drawn.isEmpty ? [] : [SiteFile(path: "screens.css", text: "")]
  }
  return [SiteFile(path: "screens.css", text: style)]
}
