# Readers of what strangers send, tried with inputs that libFuzzer makes up. Sourced with the package's folder as the
# working folder.

fuzz_readers=(
  variables multipart urlencoded cookies addresses forwarded dates numbers ingredients json cbor html pasted brought pictures
  pages templates
)

build_fuzz() {
  swift build --package-path Tests/Fuzz --scratch-path .build/fuzz -c release --sanitize fuzzer -Xswiftc -enable-testing
}

# Tries all of them, as many at once as there are processors.
fuzz_all() {
  local reader
  record "fuzz build" build_fuzz
  for reader in "${fuzz_readers[@]}"; do
    while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n || true; done
    record "fuzz $reader" fuzz "$reader" &
  done
  wait
}

# Tries a reader for FUZZ_SECONDS, 60 if nobody says otherwise. What it finds is kept in .build/fuzz/found, what is new
# in .build/fuzz/corpora. Usage: fuzz READER
fuzz() {
  local reader=$1 found=.build/fuzz/found corpus=.build/fuzz/corpora/$1
  mkdir -p "$found" "$corpus"
  FUZZ_READER=$reader .build/fuzz/release/fuzz "$corpus" "Tests/Fuzz/Corpora/$reader" -artifact_prefix="$found/$reader-" \
    -max_total_time="${FUZZ_SECONDS:-60}" -max_len=8192 -timeout=20 -rss_limit_mb=1024 \
    >"$found/$reader.log" 2>&1 || { tail -n 40 "$found/$reader.log" >&2 && return 1; }
}
