#!/bin/sh
# Adds each backup to a restic repository, encrypted, and keeps 7 daily, 4 weekly and 6 monthly ones there. In
# /etc/tiffin/tiffin.conf:
#   TIFFIN_BACKUP_HOOK=/usr/local/bin/tiffin-restic sftp:backup@nas.lan:tiffin
# The password is in /etc/tiffin/restic-password, which tiffin alone can read. Keep a copy of it elsewhere: without it
# nothing can be read. To get the last one back: restic --repo … dump latest /tiffin.db >tiffin.db
set -eu
export RESTIC_REPOSITORY="$1"
export RESTIC_PASSWORD_FILE="${RESTIC_PASSWORD_FILE:-/etc/tiffin/restic-password}"
file=$2
# The first time, the repository is made.
restic --no-cache cat config >/dev/null 2>&1 || restic --no-cache init --quiet
# One name for all of them, so that restic finds what it has already.
restic --no-cache backup --quiet --stdin --stdin-filename tiffin.db <"$file"
restic --no-cache forget --quiet --prune --keep-daily 7 --keep-weekly 4 --keep-monthly 6
