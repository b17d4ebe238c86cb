#!/bin/sh
# Copies each backup to S3, or to whatever else rclone knows. In /etc/tiffin/tiffin.conf:
#   TIFFIN_BACKUP_HOOK=/usr/local/bin/tiffin-rclone s3:my-bucket/tiffin
# `rclone config --config /etc/tiffin/rclone.conf` makes s3; give the file to tiffin: chown tiffin: and chmod 600.
# Nothing is removed there: a lifecycle rule of the bucket does that.
set -eu
target=$1
file=$2
rclone copy --quiet --config "${RCLONE_CONFIG:-/etc/tiffin/rclone.conf}" "$file" "$target"
