import Foundation
import WaymarkChildProcesses

/// Debian's nginx as a cache server, which stores the bodies of PUT requests as files in a folder.
public final class Nginx {
  public static let program = ["/usr/sbin/nginx", "/usr/bin/nginx"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  public let address: String
  /// The folder with the files.
  public let files: String
  private let folder: String
  private let process: ChildProcess

  /// Starts the server, and waits until its port is open.
  public init() async throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-nginx-\(UUID().uuidString)").path
    files = folder + "/files"
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    // A port below the range that the system assigns to clients.
    let port = Int.random(in: 20_000...32_000)
    address = "http://127.0.0.1:\(port)"
    try """
    daemon off;
    \(getuid() == 0 ? "user root;" : "")
    pid \(folder)/pid;
    error_log \(folder)/errors;
    events {}
    http {
      access_log off;
      client_body_temp_path \(folder)/bodies;
      client_max_body_size 8m;
      server {
        listen 127.0.0.1:\(port);
        root \(files);
        dav_methods PUT;
        create_full_put_path on;
      }
    }
    """.write(toFile: folder + "/nginx.conf", atomically: true, encoding: .utf8)
    process = try await ChildProcess(
      Self.program ?? "", ["-p", folder, "-c", folder + "/nginx.conf", "-e", folder + "/errors"],
      streams: (.null(), .null(), .null()))
    while process.isRunning, !FileManager.default.fileExists(atPath: folder + "/pid") {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  deinit {
    process.terminate()
    while process.isRunning { usleep(1_000) }
    try? FileManager.default.removeItem(atPath: folder)
  }
}
