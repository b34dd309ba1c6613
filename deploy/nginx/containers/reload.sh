#!/bin/sh
# Loads nginx's files and the certificate again, without losing a request:
#   docker compose exec nginx sh /etc/nginx/studium/containers/reload.sh
set -eu
main=/tmp/nginx/nginx.conf
sh "$(dirname "$0")/../prepare.sh" containers /tmp/nginx
# nginx keeps what it has if the new files are wrong.
nginx -e stderr -q -t -c "$main"
nginx -e stderr -c "$main" -s reload
