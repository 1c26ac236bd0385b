import SystemPackage

/// Opens pipes whose ends aren't inherited by the programs that this process starts.
///
/// - Throws: `Errno` if there are too many open files, in which case none of the pipes is left
///   open.
package func openPipes(
  _ count: Int
) throws(Errno) -> [(readEnd: FileDescriptor, writeEnd: FileDescriptor)] {
  var pipes: [(readEnd: FileDescriptor, writeEnd: FileDescriptor)] = []
  for _ in 0..<count {
    do {
      // Setting the option later would be a race with threads that start programs.
      pipes.append(try FileDescriptor.pipe(options: .closeOnExec))
    } catch {
      for pipe in pipes { _ = (try? pipe.readEnd.close(), try? pipe.writeEnd.close()) }
      throw error
    }
  }
  return pipes
}
