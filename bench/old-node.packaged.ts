// What the bench uses and Node 20 does not have: built into the package before all else.

const missing = {
  parse: (text: string, base?: string): URL | null => (URL.canParse(text, base) ? new URL(text, base) : null),
  groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
    const groups = new Map<Key, Item[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index);
      groups.set(key, [...(groups.get(key) ?? []), item]);
      index += 1;
    }
    return groups;
  },
};

if (!('parse' in URL)) Object.assign(URL, { parse: missing.parse });
if (!('groupBy' in Map)) Object.assign(Map, { groupBy: missing.groupBy });
