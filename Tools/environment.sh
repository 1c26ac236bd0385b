# Functions for the scripts that source this file. They print messages, find the toolchain's
# resources, and install Debian packages.
# shellcheck shell=bash

# say MESSAGE...: prints a message after the script's name.
say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

# toolchain_resources: prints the folder of the toolchain's libraries.
toolchain_resources() {
  swift -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)".*|\1|p'
}

# install_packages PACKAGE...: installs Debian packages and reports it. Fails with a message if
# there is no apt-get, if the user can't become root, or if a package can't be installed.
install_packages() {
  local as_root=()
  if ! command -v apt-get >/dev/null; then
    say "missing: $*. This machine has no 'apt-get'. Install them by hand, then run this again."
    return 1
  fi
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      say "missing: $*. Run 'apt-get install $*' as root, then run this again."
      return 1
    fi
    as_root=(sudo)
  fi
  say "missing: $*. Installing the Debian packages."
  # A fresh machine has no lists of packages.
  "${as_root[@]}" apt-get update -qq ||
    say "'apt-get update' failed; continuing with the existing package lists"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >&2 || {
    say "can't install these Debian packages: $*. Install them by hand, then run this again."
    return 1
  }
}
