#!/bin/sh
# After `npm run package`: the packed file on other Nodes, and installed by pnpm. It fetches them: run it by hand.
set -eu
root=$(cd "$(dirname "$0")/../../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(cd "$root" && npm pack -w dakkeh --ignore-scripts --silent --pack-destination "$folder")
packed=$(echo "$folder"/*.tgz)
program="import { headFor } from 'dakkeh'; await import('dakkeh/browser'); if (!headFor('<p data-widget=like>').links[0]) throw Error();"

prove() {
  echo "$program" > prove.mjs
  "$1" prove.mjs
  "$1" node_modules/dakkeh/dist/dakkeh.js build --widgets poll --out out 2> said | grep -c '^<' | grep -qx 3
  echo "$2: works"
}

for version in 20.11 20.13 22 24 26; do
  mkdir "$folder/$version" && cd "$folder/$version"
  npm install --silent --no-audit "$packed" "node@$version"
  [ "$version" = 20.11 ] || node_modules/node/bin/node "$root/bench/dist/dakkeh-bench.js" --version
  prove node_modules/node/bin/node "Node $(node_modules/node/bin/node --version)"
done
# The oldest jsdom that it accepts, with all markup that the package has.
mkdir "$folder/jsdom" && cd "$folder/jsdom"
npm install --silent --no-audit "$packed" jsdom@26.0.0 node@20.11
head="<!doctype html><html lang=en dir=ltr><meta charset=utf-8><meta name=viewport content=width=device-width><style></style>"
kernel=$(sed 's/.*"kernel":"\([^"]*\)".*/\1/' node_modules/dakkeh/dist/manifest.json)
for file in node_modules/dakkeh/dist/markup/en/*.html; do
  { echo "$head<script type=module src=/dakkeh/$kernel></script>"; cat "$file"; } > "$(basename "$file")"
done
node_modules/node/bin/node node_modules/dakkeh/dist/dakkeh.js check ./*.html
mkdir "$folder/pnpm" && cd "$folder/pnpm"
echo '{}' > package.json
npx --yes pnpm@10 add --silent "$packed"
prove node "pnpm, Node $(node --version)"
