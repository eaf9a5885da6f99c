/** Makes something for each key once: a formatter holds tens of kilobytes, which engines are slow to let go of. */
export function oncePer<Made, Key extends string = string>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return key => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
