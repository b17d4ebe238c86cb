#!/bin/sh
# Mails a notice of Tiffin's by msmtp. In /etc/tiffin/tiffin.conf:
#   TIFFIN_NOTIFY=/usr/local/bin/tiffin-mail me@example.org
# /etc/tiffin/msmtprc names the mail server and its password; give it to tiffin: chown tiffin: and chmod 600.
set -eu
to=$1
title=$2
text=$3
printf 'To: %s\nSubject: %s\nContent-Type: text/plain; charset=utf-8\n\n%s\n' "$to" "$title" "$text" |
  msmtp --file="${MSMTP_CONFIG:-/etc/tiffin/msmtprc}" -- "$to"
