# The Python that the web tests and the benchmark use: Debian's, with pinned packages in .venv.

test_packages=(python3 python3-venv chromium-headless-shell fonts-dejavu-core procps sqlite3 python3-seccomp openssl valgrind
  apache2-bin libapache2-mod-fcgid lighttpd lighttpd-mod-openssl caddy haproxy spawn-fcgi fcgiwrap)

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
