"""What workspaces load. Documentation/monorepos.md tells how."""

load("//private:aspect.bzl", _HIGLintInfo = "HIGLintInfo", _higlint_aspect = "higlint_aspect")
load("//private:config.bzl", _higlint_config = "higlint_config")
load("//private:library.bzl", _higlint_library = "higlint_library")
load("//private:report.bzl", _higlint_report = "higlint_report", _higlint_test = "higlint_test")
load("//private:toolchain.bzl", _higlint_toolchain = "higlint_toolchain")

HIGLintInfo = _HIGLintInfo
higlint_aspect = _higlint_aspect
higlint_config = _higlint_config
higlint_library = _higlint_library
higlint_report = _higlint_report
higlint_test = _higlint_test
higlint_toolchain = _higlint_toolchain
