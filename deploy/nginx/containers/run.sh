#!/bin/sh
# The program of nginx's container. It loads a new certificate within ten seconds, without losing a request.
set -eu
here=$(dirname "$0")
sh "$here/../prepare.sh" containers /tmp/nginx

certificate() { cat /etc/nginx/certificates/*.pem | cksum; }

load_new_certificates() {
  loaded=$(certificate)
  while sleep 10; do
    found=$(certificate)
    [ "$found" = "$loaded" ] && continue
    # A certificate that is only half written does not fit its key, and is tried again.
    if sh "$here/reload.sh"; then loaded=$found; fi
  done
}
load_new_certificates &

exec nginx -c /tmp/nginx/nginx.conf -e stderr -g 'daemon off;'
