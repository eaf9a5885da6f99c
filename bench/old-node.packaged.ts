// Polyfills for functions that Node.js 20 lacks. The package loads them first.

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const parse = (text: string, base?: string): URL | null => (URL.canParse(text, base) ? new URL(text, base) : null);

if (!('parse' in URL)) Object.assign(URL, { parse });
if (!('groupBy' in Map)) Object.assign(Map, { groupBy });
