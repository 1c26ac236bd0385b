import Testing
import Library

struct Open {
  let x = 1 // error
