#!/bin/sh
# Writes the town's NEXT_PUBLIC_… into the browser scripts, once for each container, because they are
# unknown when the image is built; then the site replaces this process.
set -eu
if [ ! -e .next/.env-written ]; then
  node node_modules/next/dist/bin/next build --webpack --experimental-build-mode generate-env
  touch .next/.env-written
fi
# Without a limit Node uses twice the memory before it collects garbage (`npm run bench -- programs`).
exec node --max-old-space-size=448 --max-semi-space-size=8 \
  node_modules/next/dist/bin/next start -p "${PORT:-3000}"
