#!/bin/sh
# Keeps the pages with data as fresh as PAGES_EVERY says, in seconds, from what the platform answers a visitor, beside nginx
# and as long as it. Until the first ones are there, while the platform is away for long, and with 0, the app shows them.
set -eu

rm -rf "$RUNTIME_DIR/live"
if [ "${PAGES_EVERY:-60}" = 0 ]; then exit 0; fi

export PAGES_EVERY="${PAGES_EVERY:-60}"
keep() {
  while :; do
    node --input-type=module -e "
      const { keepInFolder } = await import(process.argv[1]);
      await keepInFolder(process.env);
    " "$RENDERER_DIR/prerender-site.js" || true
    sleep 5
  done
}
keep &
