#!/bin/bash
# Stands for systemd where it is not there: keeps one unit, the start of the project in $UNIT_FOLDER, as Restart=always does.
cd "$UNIT_FOLDER/state" || exit 1

keep() {
  trap 'kill "$child" 2> /dev/null; wait "$child"; exit' TERM
  while true; do
    (cd "$UNIT_FOLDER/project" && exec node scripts/bootstrap.mjs scripts/start.ts) >> log 2>&1 &
    child=$!
    wait "$child"
    echo $(($(cat restarts) + 1)) > restarts
    sleep 0.1
  done
}

case $1 in
  start)
    echo 0 > restarts
    keep < /dev/null > /dev/null 2>&1 &
    echo $! > pid
    ;;
  stop)
    pid=$(cat pid) && rm pid && kill "$pid"
    while kill -0 "$pid" 2> /dev/null; do sleep 0.05; done
    ;;
  is-enabled)
    cat "enabled-$2" 2> /dev/null
    ;;
  show)
    pid=$(cat pid 2> /dev/null)
    echo "ActiveState=$([ -n "$pid" ] && echo active || echo inactive)"
    echo "MainPID=${pid:-0}"
    echo "NRestarts=$(cat restarts)"
    echo "WorkingDirectory=$UNIT_FOLDER/project"
    ;;
esac
