#!/bin/sh
# Makes the cluster on an empty volume, and runs it. DATABASE_PASSWORD is what the platform signs in with.
set -eu
umask 077

: "${DATABASE_PASSWORD:?set DATABASE_PASSWORD to the password that DATABASE_URL of the platform holds}"

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Under another name until it is whole, so that a start that was cut short is made anew.
  rm -rf "$PGDATA.new"
  printf '%s' "$DATABASE_PASSWORD" > /tmp/password
  initdb --pgdata "$PGDATA.new" --username "$DATABASE_USER" --pwfile /tmp/password \
    --encoding UTF8 --locale C.UTF-8 --auth-local scram-sha-256 --auth-host scram-sha-256 >/dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA.new/pg_hba.conf"
  # The database of the platform, made without a server that others could reach already.
  echo "create database $DATABASE_USER" | postgres --single -D "$PGDATA.new" postgres >/dev/null
  mv "$PGDATA.new" "$PGDATA"
fi

exec postgres -D "$PGDATA" -c listen_addresses='*' -c unix_socket_directories=/tmp -c max_connections=200 -c jit=off
