#!/bin/sh
# Puts the brand's prerendered pages where nginx reads them, before it starts. A page whose text the operator has replaced
# is left out: the app shows it, with the operator's words.
set -eu

source="$WEB_ROOT/pages/${BRAND:-magpie}"
target="$RUNTIME_DIR/pages"
rm -rf "$target"
mkdir -p "$target"
if [ ! -d "$source" ]; then exit 0; fi
cp -R "$source/." "$target"

for text in "${TEXTS_DIR:-/texts}"/*.md; do
  if [ ! -e "$text" ]; then continue; fi
  page="$(basename "$text")"
  page="${page%%.*}"
  rm -f "$target/$page.html" "$target/support/$page.html"
done

# The pages were built with the brand's usual settings: a command of sed for each that the operator has another of.
commands="$target.sed"
: > "$commands"

# replace OLD NEW
replace() {
  if [ -z "$1" ] || [ -z "$2" ]; then return; fi
  printf 's|%s|%s|g\n' "$(printf '%s' "$1" | sed 's/[].[*^$|\\]/\\&/g')" \
    "$(printf '%s' "$2" | sed 's/[&|\\]/\\&/g')" >> "$commands"
}

# Not every page names everything.
from_pages() {
  find "$target" -name '*.html' -exec sed -n "$1" {} + | head -n 1
}

site="${SITE_URL:-}"
replace "$(from_pages 's|.*rel="canonical" href="\([^"]*\)/".*|\1|p')" "${site%/}"
replace "$(from_pages 's|.*"email":"\([^"]*\)".*|\1|p')" "${SUPPORT_EMAIL:-}"
# The app shows the operator's own once it is there.
if [ -n "${SOCIAL_LINKS:-}" ]; then
  cat >> "$commands" <<'SED'
s|<ul aria-label="Social media"|\
&|g
s|</ul>|&\
|g
SED
fi

if [ -s "$commands" ]; then
  find "$target" -type f | while read -r file; do
    # Only a list that was put on a line of its own begins one.
    sed -f "$commands" "$file" | sed '/^<ul aria-label="Social media"/d' > "$file.new"
    mv "$file.new" "$file"
  done
fi
rm "$commands"
