public struct Suppression: Codable, Sendable, Hashable {}
