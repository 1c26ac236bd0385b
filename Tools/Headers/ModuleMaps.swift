import WaymarkModel
import WaymarkSystem

/// Returns the module map that a compiler flag names; nil for other flags.
package func moduleMap(in flag: String) -> String? {
  let name = "-fmodule-map-file="
  return flag.hasPrefix(name) ? String(flag.dropFirst(name.count)) : nil
}

/// Returns the files and folders that a module map names as its headers, if they exist. The folders
/// of packages are omitted.
package func headers(namedIn map: String) -> [String] {
  let folder = map.folderPart
  return (FileSystem.text(map) ?? "").matches(of: /(?:header|umbrella)\s+"([^"]+)"/)
    .map { $0.output.1.hasPrefix("/") ? String($0.output.1) : "\(folder)/\($0.output.1)" }
    .filter { FileSystem.stamp($0) != nil && FileSystem.stamp($0 + "/Package.swift") == nil }
}

/// Returns the files and folders that contain a module map and its headers.
package func headers(besides map: String) -> [String] {
  let folder = map.folderPart
  let named = headers(namedIn: map)
  // A package's own folder also contains its build folder.
  guard FileSystem.stamp(folder + "/Package.swift") != nil else { return [folder] + named }
  let besides = (FileSystem.names(in: folder) ?? []).filter { $0.hasSuffix(".h") }
  return [map] + besides.map { "\(folder)/\($0)" } + named
}

/// Returns whether a header or folder belongs to the system, whose headers aren't inputs.
package func isOfSystem(_ path: String) -> Bool {
  path.isContained(in: "/usr/include") || path.isContained(in: "/usr/lib")
}
