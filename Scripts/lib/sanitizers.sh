# The Swift tests with the compiler's watchmen in them. Sourced with the package's folder as the working folder.

# The tests in which threads meet. The second watchman makes all ten times as slow, and has nothing to say of the rest.
threads_meet='FastCGITests|`(Group commit|The write lock|The error log|Slots that processes share'
threads_meet+="|A fair semaphore|Hashing slots|Sign-in failures|Shared turns of decoding pictures"
threads_meet+='|Background picture downloads|Housekeeping while serving|The SQLite database|Backing up'
threads_meet+='|Reading connections|A sign-in that waits for a code)`'

# Two that count the threads of a process, of which the second watchman is one.
threads_counted='`A worker with its socket as standard input`/`(answers a request in flight before it stops|reads an upload in progress)'

sanitized_all() {
  local kind
  for kind in address thread; do suite "unit tests, $kind sanitizer" "$kind" sanitized "$kind"; done
}

# Usage: sanitized address|thread
sanitized() {
  local kind=$1 only=() library=
  if [ "$kind" = thread ]; then
    only=(--filter "$threads_meet" --skip "$threads_counted")
    library=$PWD/.build/mutex.so
    clang -shared -fPIC -O1 -Wall -Werror Tests/Sanitizers/mutex.c -o "$library" || return
  fi
  swift build --build-tests --sanitize="$kind" --scratch-path ".build/$kind" "${few_batches[@]}" || return
  # What Swift's own libraries keep until the end is not lost.
  ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=exitcode=66 LD_PRELOAD=$library \
    swift test --skip-build --sanitize="$kind" --scratch-path ".build/$kind" "${few_batches[@]}" "${only[@]}" \
    --xunit-output "$results/$kind.xml"
}
