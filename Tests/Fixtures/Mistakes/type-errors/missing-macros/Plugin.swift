@freestanding(expression) macro missing() -> Int =
  #externalMacro(module: "ComposableMacrosPlugin", type: "MissingMacro")

let missingMacro = #missing()  // error: ComposableMacrosPlugin has no macro 'MissingMacro': build the package again, so that the library and the plugin have the same version
