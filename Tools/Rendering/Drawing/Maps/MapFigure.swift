import WaymarkMarkup
import WaymarkModel

/// A map of a navigation state with its caption and its text.
package struct MapFigure {
  var drawing: HTML
  /// The caption that the author wrote in `map=`.
  package var caption: HTML
  /// The map as text, which the figure also contains.
  package var text: HTML

  /// Creates a figure and draws its map.
  package init(_ map: Proof.Map) {
    drawing = MapDrawing.picture(of: map.text)
    caption = HTML(map.caption)
    text = HTML(map.text)
  }

  /// The figure, with the text of the map below its caption.
  package var html: HTML {
    """
    <figure class="map">
    <div>\(drawing)</div>
    <figcaption>\(caption)</figcaption>
    \(details(asText: text))
    </figure>
    """
  }
}

/// Returns the text of a picture in a disclosure that is initially closed.
package func details(asText text: HTML) -> HTML {
  "<details><summary>As text</summary><pre><samp>\(text)</samp></pre></details>"
}
