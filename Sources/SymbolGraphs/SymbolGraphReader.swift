import HIGLintEngine
import SymbolKit
