#!/bin/sh
# Makes a backup in BACKUP_DIR and deletes those that are older than BACKUP_DAYS (14). It is a copy of the database,
# the media in DATA_DIR and the generated secrets; docs/operators/backup.md explains it.
set -eu
cd "$(dirname "$0")/../cms"
# An image has the script without its sources.
if [ -e dist ]; then set -- dist/scripts/backup.mjs; else set -- --import tsx scripts/backup.ts; fi
node --conditions=production "$@" "$BACKUP_DIR/$(date -u +%Y-%m-%dT%H-%M-%SZ)"
# Also deletes what interrupted backups left.
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -name '20*' -mmin "+$((${BACKUP_DAYS:-14} * 24 * 60))" -exec rm -rf {} +
