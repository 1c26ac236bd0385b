import WaymarkMarkup
import WaymarkModel

extension Book {
  /// Returns an expected output as its article shows it, with a link to its proof.
  package func figure(ofOutput index: Int, of article: Article, page: String) -> HTML {
    let output = article.outputs[index]
    let text = output.lines.map(\.text).joined(separator: "\n")
    let listing: HTML = "<pre><samp>\(text)</samp></pre>"
    guard let example = example(Example.ID(article: article.file, name: output.example)),
      let proof = map.proofAddress(of: example.id)
    else { return "<figure class=\"output\">\n\(listing)\n</figure>" }
    let badge = Badge(self.proof(of: example).verdict)
    return """
      <figure class="output \(badge.style)">
      <figcaption><span class="kind">Prints</span> <a class="badge small \(badge.style)" \
      href="\(address(of: proof, from: page))">\(badge.mark())</a></figcaption>
      \(listing)
      </figure>
      """
  }
}
