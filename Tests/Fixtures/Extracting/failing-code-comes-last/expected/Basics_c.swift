import Testing
import Library

print(1)
}
func f() {
