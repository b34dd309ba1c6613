#!/bin/sh
# Writes the town's NEXT_PUBLIC_… into the scripts for the browser, which an image does not know yet,
# once for each container; then the site takes the place of this script.
set -eu
if [ ! -e .next/.env-written ]; then
  node node_modules/next/dist/bin/next build --webpack --experimental-build-mode generate-env
  touch .next/.env-written
fi
# Without a bound Node keeps twice the memory before it clears up (`npm run bench -- programs`).
exec node --max-old-space-size=448 --max-semi-space-size=8 \
  node_modules/next/dist/bin/next start -p "${PORT:-3000}"
