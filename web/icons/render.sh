#!/bin/sh
# Draws the PNG icons from icon.svg: sh web/icons/render.sh (needs Chromium). The results are committed, because home
# screens do not read SVG; the committed ones were also reduced to 128 colours, which nobody sees, and packed anew by
# `zopflipng -m --filters=01234mepb`, which takes a tenth off and leaves every dot as it is.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

render() { # size of the picture, size of the drawing in it, background, name
  cat >"$work/page.html" <<PAGE
<!doctype html>
<style>
  * { margin: 0 }
  body { background: $3; width: $1px; height: $1px; display: grid; place-items: center; overflow: hidden }
  img { width: $2px; height: $2px }
</style>
<img src="file://$PWD/icon.svg">
PAGE
  "${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --no-first-run --hide-scrollbars \
    --user-data-dir="$work/profile" --default-background-color=00000000 \
    --window-size="$1,$1" --screenshot="$PWD/$4" "file://$work/page.html" >/dev/null 2>&1
}

render 192 192 transparent icon-192.png
render 512 512 transparent icon-512.png
# a launcher may cut a maskable icon to a circle of four fifths
render 512 400 "#f3e8cf" icon-maskable-512.png
render 180 156 "#f3e8cf" apple-touch-icon.png
