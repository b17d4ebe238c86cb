# A Debian package of the release build. Sourced with the package's folder as the working folder.

packaging_packages=(dpkg-dev binutils lintian python3 man-db)

# The release that the program says it is of.
release_version() { .build/release/tiffin --version | cut -d' ' -f1; }

# The program, and the files that it reads, in their places below a folder. Usage: stage_program FOLDER
stage_program() {
  local root=$1 folder
  install -D -m 0755 .build/release/tiffin "$root/usr/bin/tiffin"
  strip --strip-all --remove-section=.comment --remove-section=.note "$root/usr/bin/tiffin"
  for folder in Templates Public Foods Languages; do
    find "$folder" -type f ! -name '.*' -exec install -D -m 0644 {} "$root/usr/share/tiffin/{}" \;
  done
}

# All that the package installs. Usage: stage_files FOLDER
stage_files() {
  local root=$1
  stage_program "$root"
  install -D -m 0644 -t "$root/usr/lib/systemd/system" Deploy/systemd/tiffin*.{service,socket,target,timer}
  install -D -m 0644 Deploy/debian/sysusers.conf "$root/usr/lib/sysusers.d/tiffin.conf"
  install -D -m 0640 Deploy/systemd/tiffin.conf "$root/etc/tiffin/tiffin.conf"
  install -D -m 0644 Deploy/nginx/tiffin.conf "$root/etc/nginx/snippets/tiffin.conf"
  install -D -m 0644 Deploy/nginx/site.conf "$root/etc/nginx/sites-available/tiffin"
  install -D -m 0644 Deploy/nginx/site-https.conf "$root/etc/nginx/sites-available/tiffin-https"
  stage_documents "$root"
  bill_of_materials "$root/usr/bin/tiffin" >"$root/usr/share/doc/tiffin/sbom.cdx.json"
  stage_completions "$root/usr/share"
}

# Usage: stage_documents FOLDER
stage_documents() {
  local documents=$1/usr/share/doc/tiffin manual=$1/usr/share/man/man1
  install -D -m 0644 Deploy/debian/copyright "$documents/copyright"
  install -D -m 0644 -t "$documents" CHANGELOG.md README.md
  install -D -m 0644 -t "$documents/docs" docs/*.md
  debian_changelog >"$documents/changelog"
  mkdir -p "$manual"
  .build/release/tiffin --experimental-dump-help |
    python3 Scripts/lib/manual.py "$manual" "$(release_version)" "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)"
  gzip -9n "$documents"/{changelog,CHANGELOG.md,README.md} "$documents"/docs/*.md "$manual"/*.1
}

debian_changelog() {
  printf 'tiffin (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- %s  %s\n' \
    "$(release_version)" "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")"
}

# Usage: stage_completions FOLDER
stage_completions() {
  local shell
  mkdir -p "$1"/{bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d}
  for shell in bash zsh fish; do
    .build/release/tiffin --generate-completion-script "$shell" >"$1/$shell-completions"
  done
  sed '1{/^#!/d}' "$1/bash-completions" >"$1/bash-completion/completions/tiffin" && rm "$1/bash-completions"
  mv "$1/zsh-completions" "$1/zsh/vendor-completions/_tiffin"
  mv "$1/fish-completions" "$1/fish/vendor_completions.d/tiffin.fish"
}

# What the linker says that the program needs. What it loads while it runs is named in Deploy/debian/control.
# Usage: needed_libraries PROGRAM
needed_libraries() {
  local folder
  folder=$(mktemp -d)
  mkdir "$folder/debian"
  printf 'Source: tiffin\n\nPackage: tiffin\nArchitecture: any\n' >"$folder/debian/control"
  (cd "$folder" && dpkg-shlibdeps -O "$1" 2>/dev/null) | sed -n 's/^shlibs:Depends=//p'
  rm -rf "$folder"
}

# What the release is made of (CycloneDX). Usage: bill_of_materials PROGRAM
bill_of_materials() {
  local depends
  depends=$(sed -n "s#@LIBRARIES@#$(needed_libraries "$1")#; s/^Depends: //p" Deploy/debian/control)
  python3 Scripts/lib/sbom.py \
    "$(release_version)" "$(date -u -d "@$SOURCE_DATE_EPOCH" +%FT%TZ)" "$depends" <Package.resolved
}

# What dpkg itself reads. Usage: stage_control FOLDER
stage_control() {
  local root=$1
  mkdir "$root/DEBIAN"
  sed -e "s|@VERSION@|$(release_version)|" -e "s|@ARCHITECTURE@|$(dpkg --print-architecture)|" \
    -e "s|@MAINTAINER@|$maintainer|" -e "s|@SIZE@|$(du -sk --exclude=DEBIAN "$root" | cut -f1)|" \
    -e "s#@LIBRARIES@#$(needed_libraries "$root/usr/bin/tiffin")#" Deploy/debian/control >"$root/DEBIAN/control"
  install -m 0755 -t "$root/DEBIAN" Deploy/debian/{postinst,prerm,postrm}
  (cd "$root" && find etc -type f -printf '/%p\n' | sort >DEBIAN/conffiles)
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
}
