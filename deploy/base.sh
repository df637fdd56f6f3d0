#!/bin/sh
# Makes a base for deploy/Containerfile by mmdebstrap: `deploy/base.sh base.tar`, for another processor
# `deploy/base.sh base.tar arm64`. It has the libraries of Node and PocketBase, and no shell.
set -eu
rm -f "$1"
exec mmdebstrap --variant=extract --architectures="${2:-$(dpkg --print-architecture)}" \
  --include=base-files,libc6,libstdc++6,libgcc-s1,ca-certificates \
  --extract-hook='mkdir -p "$1/etc/ssl/certs"' \
  --extract-hook='cat "$1"/usr/share/ca-certificates/mozilla/*.crt > "$1/etc/ssl/certs/ca-certificates.crt"' \
  --extract-hook='find "$1/usr/share/doc" -not -name copyright -type f -delete' \
  --extract-hook='rm -rf "$1"/usr/share/man "$1"/usr/share/locale "$1"/usr/lib/*/gconv "$1"/usr/bin/openssl' \
  bookworm "$1"
