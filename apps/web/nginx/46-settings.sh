#!/bin/sh
# Writes the settings of 40-config.sh into the pages that nginx answers with, so that a browser need not ask for them.
set -eu

pages="$RUNTIME_DIR/pages"
mkdir -p "$RUNTIME_DIR/app"
cp "$WEB_ROOT/index.html" "$RUNTIME_DIR/app/index.html"

# In one line, without what would end the script element, and as sed writes it literally.
settings="$(tr -d '\n' < "$RUNTIME_DIR/config.json" | sed 's/</\\u003c/g; s/[&|\\]/\\&/g')"
commands="$RUNTIME_DIR/settings.sed"
printf 's|\\(<script type="application/json" id="config">\\)\\(</script>\\)|\\1%s\\2|\n' "$settings" > "$commands"
find "$RUNTIME_DIR/app" "$pages" -name '*.html' | while read -r file; do
  sed -f "$commands" "$file" > "$file.new"
  mv "$file.new" "$file"
done
rm "$commands"
