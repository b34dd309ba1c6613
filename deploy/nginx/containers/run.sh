#!/bin/sh
# The program of nginx's container. It loads a new certificate within ten seconds, without losing a request.
set -eu
main=/tmp/nginx/nginx.conf
sh "$(dirname "$0")/../prepare.sh" containers /tmp/nginx

certificate() { cat /etc/nginx/certificates/*.pem | cksum; }

load_new_certificates() {
  loaded=$(certificate)
  while sleep 10; do
    found=$(certificate)
    [ "$found" = "$loaded" ] && continue
    # A certificate that is only half written does not fit its key, and is tried again.
    if nginx -e stderr -q -t -c "$main"; then
      nginx -e stderr -c "$main" -s reload
      loaded=$found
    fi
  done
}
load_new_certificates &

exec nginx -c "$main" -e stderr -g 'daemon off;'
