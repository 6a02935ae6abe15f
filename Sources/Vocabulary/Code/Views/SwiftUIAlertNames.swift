/// What SwiftUI's alerts and dialogs are called.
package enum SwiftUIAlertNames {
  /// Modifiers that ask or tell something over a screen.
  package static let modifiers: Set<String> = ["actionSheet", "alert", "confirmationDialog"]

  /// The values that the older of these modifiers show.
  package static let values: Set<String> = ["ActionSheet", "Alert"]

  package static let all = modifiers.union(values)
}
