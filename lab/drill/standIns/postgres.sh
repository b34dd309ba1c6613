#!/bin/sh
# Creates the database at the first start, like the entrypoint of the official image, and starts the server.
set -eu
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
chown postgres: "$PGDATA" /var/run/postgresql
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password
  as_postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 >/dev/null
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  as_postgres postgres --single -j postgres <<SQL
CREATE DATABASE $POSTGRES_DB
SQL
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@" -c listen_addresses='*'
