# Collects what the suites report as JUnit XML, and adds it up.

declare -A background=() output=()

# Each part has a folder of its own, so that one does not sweep away what another, begun beside it, has found.
# Usage: start_results PART
start_results() {
  results=$PWD/.build/test-results/$1
  rm -rf "$results" && mkdir -p "$results"
}

# Usage: one_result NAME [failed]
one_result() {
  printf '<testsuites><testsuite><testcase name="%s">%s</testcase></testsuite></testsuites>\n' \
    "$1" "${2:+<failure/>}" >"$results/step-${1// /-}.xml"
}

# Runs a step, and says what it took by the clock and of the processors: side by side, one waits for the other.
# Usage: timed NAME COMMAND…
timed() {
  local shell=$BASHPID begin=$SECONDS before
  before=$(processor_seconds "$shell")
  say "== $1"
  "${@:2}"
  say "== $1: $((SECONDS - begin)) s, $(($(processor_seconds "$shell") - before)) s of processor time"
}

# Of all that a shell waited for. Usage: processor_seconds SHELL
processor_seconds() { awk -v ticks="$(getconf CLK_TCK)" '{ print int(($16 + $17) / ticks) }' "/proc/$1/stat"; }

# A step that counts as one test. Usage: record NAME COMMAND…
record() { timed "$1" as_one_test "$@"; }
as_one_test() { if ("${@:2}"); then one_result "$1"; else one_result "$1" failed; fi; }

# A step that writes its own results. A failure that it did not write down itself counts as one more.
# Usage: suite NAME XML COMMAND…
suite() { timed "$1" with_own_results "$@"; }
with_own_results() { ("${@:3}") || grep -qsE '<(failure|error)' "$results/$2"* || one_result "$1" failed; }

# As `suite`, while other things go on; its output comes at `finish`.
in_background() {
  say "== $1 (in the background)"
  suite "$@" >"$results/$2.log" 2>&1 &
  background[$1]=$!
  output[$1]=$results/$2.log
}

# Waits for what was begun in the background, if it was. Usage: finish NAME
finish() {
  [ -n "${background[$1]:-}" ] || return 0
  wait "${background[$1]}" || true
  cat "${output[$1]}" >&2
  unset "background[$1]"
}

# Waits for all that was begun in the background.
finish_all() {
  local name
  for name in "${!background[@]}"; do finish "$name"; done
}

# What failed once more, so that whoever sees only the end of the output knows it: each test, and where its report begins.
print_failures() {
  cat "$results"/*.xml | awk '
    BEGIN { RS = "<testcase" }
    NR == 1 || !/<(failure|error)/ { next }
    {
      gsub(/&#10;/, "\n"); gsub(/&lt;/, "<"); gsub(/&gt;/, ">"); gsub(/&quot;/, "\""); gsub(/&amp;/, "\\&")
      print "Failed:" substr($0, 1, 3000)
    }'
}

# The last line, and the exit code.
print_totals() {
  print_failures
  cat "$results"/*.xml | awk '
    BEGIN { RS = "<testcase" }
    NR == 1 { next }
    /<(failure|error)/ { failed++; next }
    /<skipped/ { skipped++; next }
    { passed++ }
    END {
      printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped
      exit failed > 0 || passed + skipped == 0
    }'
}
