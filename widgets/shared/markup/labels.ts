/** The `data-…-label`s of a box by their names; empty where it has none. */
export const labelsOf = <Name extends string>({ dataset }: HTMLElement, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map(name => [name, dataset[`${name}Label`] ?? ''])) as Record<Name, string>;
