import Foundation

/// Prints a line at once, also where nobody watches.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
