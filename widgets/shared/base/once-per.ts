/** Caches what `make` returns for each key. A formatter takes tens of kilobytes, and engines free it late. */
export function oncePer<Made, Key extends string = string>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return key => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
