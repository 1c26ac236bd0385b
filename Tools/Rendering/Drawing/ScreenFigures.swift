import WaymarkMarkup
import WaymarkModel

/// Pictures of phones in a row, each with its caption.
package struct ScreenFigures {
  struct Figure {
    var phone: HTML
    var caption: HTML
    var text: HTML
  }

  /// The class for the style sheet: `one` or `several`.
  package var count: HTML
  var figures: [Figure]

  /// Creates the figures. Returns nil if there are no pictures.
  package init?(_ pictures: [Proof.Picture]) {
    guard !pictures.isEmpty else { return nil }
    count = pictures.count == 1 ? "one" : "several"
    figures = pictures.map { picture in
      Figure(
        phone: PhoneDrawing.figure(picture), caption: HTML(picture.caption),
        text: HTML(picture.text))
    }
  }
}

extension ScreenFigures {
  /// The maximum number of pictures in a row if there are several rows.
  private static let rowLimit = 20

  /// Returns the pictures in one row or, if there are many, in several. The parameters are those of
  /// `html(_:showsText:)`.
  package func rows(_ label: HTML, showsText: Bool = false) -> [HTML] {
    stride(from: 0, to: figures.count, by: Self.rowLimit).map { start in
      var row = self
      row.figures = Array(figures[start...].prefix(Self.rowLimit))
      return row.html(label, showsText: showsText)
    }
  }

  /// Returns the pictures in a row.
  ///
  /// - Parameters:
  ///   - label: The HTML attribute that labels the row.
  ///   - showsText: Whether each picture can be read as text.
  package func html(_ label: HTML, showsText: Bool = false) -> HTML {
    """
    <div class="screens \(count)" role="group" \(label)>
    \(figures.map { $0.html(showsText: showsText) }.lines())
    </div>
    """
  }
}

extension ScreenFigures.Figure {
  fileprivate func html(showsText: Bool) -> HTML {
    let details: HTML = showsText ? "\n\(WaymarkDrawing.details(asText: text))" : ""
    return """
      <figure class="screen">
      \(phone)
      <figcaption>\(caption)\(details)</figcaption>
      </figure>
      """
  }
}

extension Proof {
  /// Whether the example's snippets show pictures of phones or maps.
  package var hasDrawings: Bool { !self.pictures.isEmpty || !self.maps.isEmpty }
}
