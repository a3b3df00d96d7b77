#!/bin/sh
# Writes /config.json from the container's settings, before nginx starts.
set -eu

quoted() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/\\/\\\\/g; s/"/\\"/g')"
}

# A widget without an id is left out, and so not loaded.
widget() {
  if [ -n "$2" ]; then printf '%s"%s": %s' "$3" "$1" "$(quoted "$2")"; fi
}

messenger="$(widget messengerAppId "${MESSENGER_APP_ID:-}" '')"
help_desk="$(widget helpDeskKey "${HELP_DESK_KEY:-}" "${messenger:+, }")"
tags="$(widget tagManagerId "${TAG_MANAGER_ID:-}" "${messenger:+, }")"
if [ -z "$messenger" ] && [ -n "$help_desk" ] && [ -n "$tags" ]; then tags=", $tags"; fi

mkdir -p "$RUNTIME_DIR"
cat > "$RUNTIME_DIR/config.json" <<JSON
{
  "environment": $(quoted "${ENVIRONMENT:-production}"),
  "brand": $(quoted "${BRAND:-magpie}"),
  "siteUrl": $(quoted "${SITE_URL:-}"),
  "endpoints": {
    "authentication": $(quoted "${AUTHENTICATION_URL:-}"),
    "main": $(quoted "${MAIN_URL:-/graphql}"),
    "promo": $(quoted "${PROMO_URL:-/promo/graphql}"),
    "subscriptions": $(quoted "${SUBSCRIPTIONS_URL:-/subscriptions}")
  },
  "worlds": ${WORLDS:-false},
  "captcha": { "provider": $(quoted "${CAPTCHA_PROVIDER:-none}") },
  "widgets": { $messenger$help_desk$tags }
}
JSON
