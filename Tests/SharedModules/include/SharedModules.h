// Has all packages that tests build share the modules that the compiler makes of the system's
// headers. Making them takes several seconds, and SwiftPM would do so for each package.
//
// SwiftPM's own tests share modules in the same way: by naming a folder in an environment variable.
// It is set when the tests are loaded, before they have threads. The folder is removed when the
// process that named it ends.
