/** Makes something for each key once: a formatter holds tens of kilobytes, which engines are slow to let go of. */
export function oncePer<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return key => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
