import WaymarkLinking
import WaymarkMarkup

extension Book {
  /// Returns the absolute address of a page; empty if the site's address is unknown.
  package func canonical(_ path: String) -> String {
    guard let root = input.settings.address else { return "" }
    return path == SiteMap.home ? root : root + address(of: path, from: "")
  }

  /// Returns the address of a file on the site: absolute if the site's address is known, otherwise
  /// relative to the site's folder.
  package func reference(to path: String) -> String {
    (input.settings.address ?? "") + address(of: path, from: "")
  }
}
