/// The part of the frameworks' class hierarchy that rules ask about.
enum FrameworkTypes {
  static func isKnown(_ name: String) -> Bool {
    superclasses[name] != nil || name == "NSObject"
  }

  /// Whether a framework's class is another one or inherits from it.
  static func isKind(_ name: String, of ancestor: String) -> Bool {
    var current: String? = name
    while let found = current {
      if found == ancestor { return true }
      current = superclasses[found]
    }
    return false
  }

  /// Whether a name is that of a system framework's type, by its prefix or its fame.
  static func isFramework(_ name: String) -> Bool {
    if isKnown(name) || foundation.contains(name) { return true }
    let prefix = name.prefix(2)
    return prefixes.contains(String(prefix)) && name.dropFirst(2).first?.isUppercase == true
  }

  private static let prefixes: Set<String> = [
    "UI", "NS", "CA", "CG", "CI", "CL", "CN", "AV", "MK", "WK", "SK", "PH", "EK", "HK", "CK", "MF", "SF", "UN", "LA", "GK", "QL", "MP", "CT",
  ]

  private static let foundation: Set<String> = [
    "UserDefaults", "DispatchQueue", "OperationQueue", "FileManager", "Bundle", "URLSession", "URL", "URLComponents", "Date",
    "DateFormatter", "Calendar", "Locale", "ProcessInfo", "Timer", "JSONEncoder", "JSONDecoder", "Data", "String", "Array", "Dictionary",
    "NotificationCenter", "Task", "MainActor", "Thread", "RunLoop", "IndexPath", "IndexSet", "NumberFormatter",
  ]

  /// Whether a name of another module is a protocol's, by what protocols are called.
  static func isProtocol(_ name: String) -> Bool {
    protocols.contains(name) || ["Delegate", "DataSource", "Protocol", "able", "ible"].contains { name.hasSuffix($0) }
  }

  /// Protocols that a class may name first, as it does its superclass.
  private static let protocols: Set<String> = ["AnyObject", "Error", "Sendable", "Actor", "View", "App", "Reducer"]

  /// One line a fact: a class and its superclass.
  private static let superclasses: [String: String] = [
    "UIResponder": "NSObject",
    "UIApplication": "UIResponder",
    "UIViewController": "UIResponder",
    "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController",
    "UIPageViewController": "UIViewController",
    "UISearchController": "UIViewController",
    "UIAlertController": "UIViewController",
    "UIHostingController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    "UIView": "UIResponder",
    "UIWindow": "UIView",
    "UILabel": "UIView",
    "UIImageView": "UIView",
    "UIStackView": "UIView",
    "UIScrollView": "UIView",
    "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView",
    "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell",
    "UIActivityIndicatorView": "UIView",
    "UIProgressView": "UIView",
    "UIPickerView": "UIView",
    "UIVisualEffectView": "UIView",
    "UINavigationBar": "UIView",
    "UIToolbar": "UIView",
    "UITabBar": "UIView",
    "UISearchBar": "UIView",
    "WKWebView": "UIView",
    "MKMapView": "UIView",
    "MKAnnotationView": "UIView",
    "UIControl": "UIView",
    "UIButton": "UIControl",
    "UISwitch": "UIControl",
    "UISlider": "UIControl",
    "UIStepper": "UIControl",
    "UISegmentedControl": "UIControl",
    "UIPageControl": "UIControl",
    "UIDatePicker": "UIControl",
    "UIRefreshControl": "UIControl",
    "UITextField": "UIControl",
    "UIColorWell": "UIControl",
    "UISearchTextField": "UITextField",
    "UIBarItem": "NSObject",
    "UIBarButtonItem": "UIBarItem",
    "UITabBarItem": "UIBarItem",
    "UIGestureRecognizer": "NSObject",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UICollectionViewLayout": "NSObject",
    "UICollectionViewFlowLayout": "UICollectionViewLayout",
  ]
}
