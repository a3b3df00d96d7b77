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
brand=''
brand_setting() {
  if [ -n "$2" ]; then brand="$brand${brand:+, }\"$1\": $2"; fi
}
brand_setting telegramEnabled "${TELEGRAM_ENABLED:-}"
brand_setting adminCode "${ADMIN_CODE:+$(quoted "${ADMIN_CODE:-}")}"
brand_setting supportEmail "${SUPPORT_EMAIL:+$(quoted "${SUPPORT_EMAIL:-}")}"
if [ -n "${CAPTCHA_KEY:-}" ]; then
  key="$(quoted "$CAPTCHA_KEY")"
  brand_setting captchaKeys "{ \"production\": $key, \"default\": $key }"
fi

# 'network=address' pairs with spaces between; 'none' shows none.
socials=''
for link in ${SOCIAL_LINKS:-}; do
  if [ "$link" = none ]; then continue; fi
  socials="$socials${socials:+, }{ \"network\": $(quoted "${link%%=*}"), \"url\": $(quoted "${link#*=}") }"
done
brand_setting socialLinks "${SOCIAL_LINKS:+[$socials]}"

# Names with spaces between.
modes=''
for mode in ${LOGIN_MODES:-}; do
  modes="$modes${modes:+, }$(quoted "$mode")"
done
brand_setting loginModes "${modes:+[$modes]}"

# A key asks for Google's captcha; without one the site speaks to the simulated platform, which takes the stand-in's.
if [ -n "${CAPTCHA_KEY:-}" ]; then captcha=recaptcha; else captcha=stand-in; fi

# Origins with spaces between, as a list.
cashiers=''
for origin in ${CASHIER_ORIGINS:-}; do
  cashiers="$cashiers${cashiers:+, }$(quoted "$origin")"
done
games=''
for origin in ${GAME_ORIGINS:-}; do
  games="$games${games:+, }$(quoted "$origin")"
done

mkdir -p "$RUNTIME_DIR"
cat > "$RUNTIME_DIR/config.json" <<JSON
{
  "environment": $(quoted "${ENVIRONMENT:-production}"),
  "brand": $(quoted "${BRAND:-magpie}"),
  "brandSettings": { $brand },
  "siteUrl": $(quoted "${SITE_URL:-}"),
  "endpoints": {
    "authentication": $(quoted "${AUTHENTICATION_URL:-}"),
    "main": $(quoted "${MAIN_URL:-/graphql}"),
    "promo": $(quoted "${PROMO_URL:-/promo/graphql}"),
    "subscriptions": $(quoted "${SUBSCRIPTIONS_URL:-/subscriptions}")
  },
  "cashierOrigins": [$cashiers],
  "gameOrigins": [$games],
  "worlds": ${WORLDS:-false},
  "captcha": { "provider": $(quoted "${CAPTCHA_PROVIDER:-$captcha}") },
  "widgets": { $widgets }
}
JSON
