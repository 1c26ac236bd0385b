// swift-tools-version: 6.1
import Foundation
import PackageDescription

let maps = FileHandle(forReadingAtPath: "/proc/self/maps")!.readDataToEndOfFile()
let runtime = String(decoding: maps, as: UTF8.self).split(separator: "\n")
  .first { $0.hasSuffix("/libswiftCore.so") }!
let host = runtime.drop { $0 != "/" }.dropLast("linux/libswiftCore.so".count) + "host"

let package = Package(
  name: "toolchain-libraries",
  products: [.library(name: "Tokens", targets: ["Tokens"])],
  traits: [.default(enabledTraits: ["Parser"]), "Parser", "Missing"],
  targets: [
    .target(
      name: "Tokens",
      swiftSettings: [.unsafeFlags(["-I", String(host)])],
      linkerSettings: [
        .unsafeFlags(
          ["-L", String(host), "-Xlinker", "-rpath", "-Xlinker", String(host)],
          .when(traits: ["Parser"])),
        .linkedLibrary("missing", .when(traits: ["Missing"])),
      ])
  ]
)
