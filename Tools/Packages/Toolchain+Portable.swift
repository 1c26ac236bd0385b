import WaymarkHashing
import WaymarkSystem

extension Toolchain {
  /// A digest that is equal on machines with the same toolchain and the same Linux
  /// distribution, wherever the toolchain is installed.
  package var portableIdentity: String {
    let libraries = FileSystem.files(root + "/lib/swift/linux").filter { $0.hasSuffix(".so") }
    let programs = ["swift-frontend", "clang", "lld"].map { "\(root)/bin/\($0)" }
    var digest = Digest("toolchain", version, platform)
    for file in programs + libraries {
      digest.add(String(file.dropFirst(root.count)))
      digest.add("\(FileSystem.size(file) ?? 0)")
    }
    let system = FileSystem.text("/etc/os-release")?.split(separator: "\n")
    for line in system ?? [] where line.hasPrefix("ID=") || line.hasPrefix("VERSION_ID=") {
      digest.add(String(line))
    }
    digest.add(FixedEnvironment.portableIdentity(portablePaths))
    return digest.description
  }

  var portablePaths: PortablePaths { PortablePaths([root: "TOOLCHAIN"]) }
}
