import Testing
import Library

/* never closed
