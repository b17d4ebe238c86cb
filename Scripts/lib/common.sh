# What the scripts share. Sourced with the package's folder as the working folder.

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$(basename "$0"): $*"
  exit 1
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "this needs root, and there is no sudo. As root, run: $*"
  fi
}

installed() { dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }

# Installs those of the named Debian packages that are missing, and says so first.
install_packages() {
  local package missing=()
  for package in "$@"; do
    case "$package" in
      nginx-light) [ -x /usr/sbin/nginx ] || missing+=("$package") ;;
      *) installed "$package" || missing+=("$package") ;;
    esac
  done
  [ ${#missing[@]} = 0 ] && return
  command -v apt-get >/dev/null || fail "these packages are missing, and there is no apt-get: ${missing[*]}"
  say "Installing with apt: ${missing[*]}"
  apt update
  apt install -y --no-install-recommends "${missing[@]}"
  for package in "${missing[@]}"; do
    case "$package" in nginx-light | lighttpd | caddy | haproxy) stop_packaged "${package%-light}" ;; esac
  done
}

# Quiet unless it fails.
apt() {
  local said
  said=$(as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600 "$@" 2>&1) ||
    fail "apt-get $1 failed:"$'\n'"$said"
}

# Debian starts a web server on port 80 as soon as it is installed. Nobody asked for that one. Usage: stop_packaged NAME
stop_packaged() {
  if [ -d /run/systemd/system ]; then
    as_root systemctl disable --now --quiet "$1" || true
  else
    as_root service "$1" stop >/dev/null 2>&1 || true
    as_root update-rc.d "$1" disable >/dev/null 2>&1 || true
  fi
}

need_swift() {
  command -v swift >/dev/null ||
    fail "there is no Swift here. Install Swift 6.3 (https://www.swift.org/install/linux/debian/12/) and put it on PATH."
  local version
  version=$(swift --version 2>/dev/null | grep -oE 'Swift version [0-9]+\.[0-9]+' | grep -oE '[0-9.]+')
  dpkg --compare-versions "${version:-0}" ge 6.3 || fail "Swift 6.3 is needed, this one is ${version:-unknown}."
}

build_packages=(libcurl4-openssl-dev libfcgi-dev libpq-dev libqrencode-dev libsodium-dev libsqlite3-dev libssl-dev pkg-config zlib1g-dev)
run_packages=("${build_packages[@]}" nginx-light libvips-tools poppler-utils zbar-tools ca-certificates curl)

# Names, times and sizes of everything that the binary is made of.
source_state() {
  { command -v swift; find Package.swift Sources -type f -printf '%p %T@ %s\n' | sort; } | sha256sum
}

# Packs what is text among the public files, so that no web server has to: app.css.gz beside app.css. Tiffin sends a copy
# only while it is one of the file's contents.
pack_public() {
  local file packed=.build/packed.$BASHPID
  mkdir -p .build
  find Public -type f -size +1k \( -name '*.css' -o -name '*.js' -o -name '*.svg' \) -print0 |
    while IFS= read -r -d '' file; do
      # Moved when it is whole, as two scripts may pack at once.
      gzip -9nc "$file" >"$packed" && mv -f "$packed" "$file.gz"
    done
}

# Leaves the release binary in .build/release/tiffin, without the 35 MB that only a debugger reads. Takes no time when
# nothing changed.
build_release() {
  local stamp=.build/tiffin-release.stamp state
  state=$(source_state)
  [ -x .build/release/tiffin ] && [ "$(cat "$stamp" 2>/dev/null)" = "$state" ] && return
  need_swift
  say "Building Tiffin (the first time takes some minutes)."
  TIFFIN_COMMIT=${TIFFIN_COMMIT:-$(git rev-parse --short=10 HEAD 2>/dev/null | cut -c -10)} \
    swift build -c release -debug-info-format none --static-swift-stdlib --product tiffin >&2 || fail "the build failed."
  printf '%s\n' "$state" >"$stamp"
}

# Leaves .build/release/ReadingWork beside it, whose instructions a web test counts.
build_reading_work() {
  need_swift
  swift build -c release -debug-info-format none --static-swift-stdlib --product ReadingWork >&2
}

# What is compiled for debugging, the Swift tests above all, in a folder of its own: two builds in one folder wait for each
# other. No debugger reads it, but Swift finds the tests in its index. Usage: for_debugging build|test|run …
for_debugging() {
  swift "$1" --scratch-path .build/tests -debug-info-format none "${few_batches[@]}" "${@:2}"
}

# The compiler takes 25 files of a module at a time unless told otherwise, and reads all others again for each such batch,
# which costs more than half of its time.
few_batches=(-Xswiftc -driver-batch-size-limit -Xswiftc 400)

# Leaves the processors to a release build beside it, which more waits for.
compile_swift_tests() {
  (
    chrt --idle --pid 0 "$BASHPID" || true
    for_debugging build --build-tests
  )
}

# Builds nothing, so that those on a server need not wait until those on files have ended.
swift_tests() { for_debugging test --skip-build --ignore-lock "$@"; }
