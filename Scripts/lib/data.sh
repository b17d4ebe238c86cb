# The folder of the meals. Sourced with the package's folder as the working folder.

# Makes the folder where there is none yet, and brings an older one up to date.
#
# The disk that it is on is noted. If that disk is not mounted, nothing is made: it would be an empty installation in
# place of the missing one, and anyone could claim it.
# Usage: prepare_data PROGRAM FOLDER
prepare_data() {
  local tiffin=$1 folder=$2 note known disk
  note=${XDG_STATE_HOME:-~/.local/state}/tiffin/disk-$(sha256sum <<<"$folder" | cut -c -16)
  if [ -e "$folder/installation" ]; then
    "$tiffin" migrate --data "$folder" || return 1
  else
    disk=$(disk_of "$folder")
    known=$(cat "$note" 2>/dev/null || printf '%s' "$disk")
    if [ "$known" != "$disk" ]; then
      say "$folder holds no Tiffin data. It was on the disk mounted at $known, and would now be on the one at $disk."
      say "Mount the disk. To start with an empty installation instead: $tiffin init --data '$folder'"
      return 1
    fi
    "$tiffin" init --data "$folder" || return 1
  fi
  { mkdir -p "$(dirname "$note")" && disk_of "$folder" >"$note"; } 2>/dev/null ||
    say "The disk of the data cannot be noted in $(dirname "$note")."
}

# Where the disk is mounted that a folder is on, or would be on once it is made.
disk_of() {
  local folder=$1
  while [ ! -e "$folder" ]; do folder=$(dirname "$folder"); done
  stat --dereference --format %m "$folder"
}
