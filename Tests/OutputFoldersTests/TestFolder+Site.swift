import WaymarkOutputFolders
import WaymarkProject
import WaymarkTestFolders

extension TestFolder {
  /// The folder of a site, which doesn't exist at first.
  var site: OutputFolder { OutputFolder("\(path)/_site", holding: .site, for: .ofWorkingFolder()) }
}
