# The Python that the web tests and the benchmark use: Debian's, with pinned packages in .venv.

test_packages=(python3 python3-venv spawn-fcgi fcgiwrap chromium fonts-dejavu-core procps)

python_environment() {
  local stamp=.venv/stamp wanted
  wanted=$(cat Tests/requirements.txt && pwd)
  [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
  say "Installing the tests' Python packages into .venv."
  rm -rf .venv
  /usr/bin/python3 -m venv .venv &&
    .venv/bin/python -m pip install --quiet --disable-pip-version-check -r Tests/requirements.txt >&2 ||
    fail "the Python packages could not be installed."
  printf '%s\n' "$wanted" >"$stamp"
}
