#!/bin/sh
# Writes nginx's files into one folder, with the two names of the town, because nginx cannot read them from the
# environment, and with the networks from which staff may reach the admin: all, if STAFF_NETWORKS is empty. Includes are
# relative to the folder of nginx.conf.
#   SITE_NAME=www.town.example CMS_NAME=cms.town.example sh prepare.sh <machine | containers> <folder>
set -eu
from=$(dirname "$0")
mkdir -p "$2"
cp "$from"/*.conf "$from/$1"/*.conf /etc/nginx/mime.types "$2"
sed -i "s/www\.studium\.example/$SITE_NAME/g; s/cms\.studium\.example/$CMS_NAME/g" "$2/nginx.conf"
{
  for network in ${STAFF_NETWORKS:-}; do echo "allow $network;"; done
  [ -z "${STAFF_NETWORKS:-}" ] || echo 'deny all;'
} >"$2/staff.conf"
