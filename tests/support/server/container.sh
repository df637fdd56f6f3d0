#!/bin/sh
# Starts a command as an engine starts a container that is for reading only: `container.sh ROOT RELEASE PLACE DATA SECRET
# COMMAND…`, in namespaces of its own (unshare). Its root has the system's programs, RELEASE at PLACE, DATA at /data and
# SECRET at /run/secrets/smtp-password.
set -eu
root=$1 release=$2 place=$3 data=$4 secret=$5
shift 5
ip link set lo up
mount -t tmpfs -o mode=755 tmpfs "$root"
for name in usr lib lib64 bin etc; do
  if [ -L "/$name" ]; then cp -P "/$name" "$root/$name"; elif [ -e "/$name" ]; then
    mkdir "$root/$name" && mount --bind "/$name" "$root/$name" && mount -o remount,bind,ro "$root/$name"
  fi
done
mkdir -p "$root/proc" "$root/dev" "$root/tmp" "$root/data" "$root/run/secrets" "$root$place"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$release" "$root$place" && mount -o remount,bind,ro "$root$place"
mount --bind "$data" "$root/data"
cat "$secret" > "$root/run/secrets/smtp-password"
mount -o remount,ro "$root"
exec chroot "$root" "$@"
