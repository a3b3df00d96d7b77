#!/bin/sh
# Writes /config.json from the container's settings, before nginx starts.
set -eu

quoted() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/\\/\\\\/g; s/"/\\"/g')"
}

widgets=''
setting() {
  if [ -n "$2" ]; then widgets="$widgets${widgets:+, }\"$1\": $(quoted "$2")"; fi
}

# A widget without an id is not loaded.
setting messengerAppId "${MESSENGER_APP_ID:-}"
setting messengerUrl "${MESSENGER_URL:-}"
setting helpDeskKey "${HELP_DESK_KEY:-}"
setting helpDeskUrl "${HELP_DESK_URL:-}"
setting tagManagerId "${TAG_MANAGER_ID:-}"
setting tagManagerUrl "${TAG_MANAGER_URL:-}"

# Only what differs from the brand's own settings.
telegram="${TELEGRAM_ENABLED:+\"telegramEnabled\": $TELEGRAM_ENABLED}"

# Origins with spaces between, as a list.
cashiers=''
for origin in ${CASHIER_ORIGINS:-}; do
  cashiers="$cashiers${cashiers:+, }$(quoted "$origin")"
done

mkdir -p "$RUNTIME_DIR"
cat > "$RUNTIME_DIR/config.json" <<JSON
{
  "environment": $(quoted "${ENVIRONMENT:-production}"),
  "brand": $(quoted "${BRAND:-magpie}"),
  "brandSettings": { $telegram },
  "siteUrl": $(quoted "${SITE_URL:-}"),
  "endpoints": {
    "authentication": $(quoted "${AUTHENTICATION_URL:-}"),
    "main": $(quoted "${MAIN_URL:-/graphql}"),
    "promo": $(quoted "${PROMO_URL:-/promo/graphql}"),
    "subscriptions": $(quoted "${SUBSCRIPTIONS_URL:-/subscriptions}")
  },
  "cashierOrigins": [$cashiers],
  "worlds": ${WORLDS:-false},
  "captcha": { "provider": $(quoted "${CAPTCHA_PROVIDER:-none}") },
  "widgets": { $widgets }
}
JSON
