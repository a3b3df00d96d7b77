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

# The pages were built for the brand's usual address.
usual="$(sed -n 's|.*rel="canonical" href="\([^"]*\)/".*|\1|p' "$target/index.html")"
if [ -z "${SITE_URL:-}" ] || [ -z "$usual" ]; then exit 0; fi
address="$(printf '%s' "${SITE_URL%/}" | sed 's/[&|\\]/\\&/g')"
find "$target" -type f | while read -r file; do
  sed "s|$usual|$address|g" "$file" > "$file.new"
  mv "$file.new" "$file"
done
