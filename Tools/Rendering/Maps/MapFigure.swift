import Mustache
import WaymarkModel

/// A map of a navigation state with its caption and its text.
struct MapFigure {
  var drawing: HTML
  var caption: HTML
  var text: HTML

  init(_ map: Proof.Map) {
    drawing = MapDrawing.picture(of: map.text)
    caption = HTML(map.caption)
    text = HTML(map.text)
  }
}

extension MapFigure: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "drawing": drawing
    case "caption": caption
    case "text": text
    default: nil
    }
  }
}
