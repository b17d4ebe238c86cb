# The Python that the web tests and the benchmark use: Debian's, with pinned packages in .venv.

test_packages=(python3 python3-venv chromium-headless-shell fonts-dejavu-core procps sqlite3 python3-seccomp openssl valgrind
  apache2-bin libapache2-mod-fcgid lighttpd lighttpd-mod-openssl caddy haproxy spawn-fcgi fcgiwrap rsync
  tesseract-ocr tesseract-ocr-eng)

# Fonts that desktops have as the system's own, unpacked into .build/fonts: installed, one of them would become this
# machine's.
desktop_fonts=(fonts-inter fonts-noto-core fonts-roboto-unhinted fonts-liberation)

unpack_fonts() {
  local font folder
  command -v apt-get >/dev/null || return 0
  for font in "${desktop_fonts[@]}"; do
    folder=.build/fonts/$font
    [ ! -d "$folder" ] || continue
    mkdir -p "$folder.part"
    if (cd "$folder.part" && apt-get -qq download "$font" && dpkg-deb -x "$font"_*.deb .) >/dev/null 2>&1; then
      rm "$folder.part"/*.deb && mv "$folder.part" "$folder"
    else
      rm -rf "$folder.part"
      say "The font $font is not to be had here: pages are not looked at in it."
    fi
  done
}

# Usage: python_environment [FOLDER REQUIREMENTS]
python_environment() {
  local folder=${1:-.venv} requirements=${2:-Tests/requirements.txt} wanted
  local stamp=$folder/stamp
  wanted=$(cat "$requirements" && pwd)
  [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
  say "Installing the Python packages of $requirements into $folder."
  rm -rf "$folder"
  /usr/bin/python3 -m venv "$folder" &&
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check -r "$requirements" >&2 ||
    fail "the Python packages could not be installed."
  printf '%s\n' "$wanted" >"$stamp"
}
