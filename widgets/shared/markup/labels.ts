/** Returns a box's `data-…-label` attributes by name. Missing ones are empty. */
export const labelsOf = <Name extends string>({ dataset }: HTMLElement, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map(name => [name, dataset[`${name}Label`] ?? ''])) as Record<Name, string>;
