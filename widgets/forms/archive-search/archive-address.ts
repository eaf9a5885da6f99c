/** Returns true if a value belongs in the URL. */
type Rule = (value: string) => boolean;

const isPresent: Rule = value => value.trim() !== '';
const isPositive: Rule = value => Number(value) > 0;
/** The id or name of a place. Numbers of zero or less are neither. */
const isPlace: Rule = value => isPresent(value) && !(Number(value) <= 0);

/** Parameters of the archive's URL, in order: topic, type, place, and so on. */
const rules = [
  ['tp', isPositive],
  ['ty', isPositive],
  ['pl', isPlace],
  ['kw', isPresent],
  ['jr', isPresent],
  ['all', isPresent],
  ['ni', isPresent],
  ['nl', isPresent],
  ['ms', isPresent],
  ['ps', isPresent],
  ['dy', isPositive],
  ['mn', isPositive],
  ['yr', isPositive],
  // Parameters that only our own archive supports.
  ['range', isPresent],
  ['from', isPresent],
  ['to', isPresent],
  ['sort', isPresent],
  ['advanced', isPositive],
] as const satisfies readonly (readonly [name: string, isAsked: Rule])[];

export type ArchiveParameter = (typeof rules)[number][0];

/** Returns the value of a parameter. A chosen place takes precedence over a typed one. */
function asked(values: readonly string[], isAsked: Rule): string | undefined {
  const possible = values.filter(isAsked);
  return possible.find(isPositive) ?? possible[0];
}

/**
 * Returns true for an advanced field. A value in such a field opens all of them, so no parameter is needed for that.
 */
export const isAdvanced = (name: string): boolean => /^(ty|kw|jr|n[il]|ps|dy|mn|yr)$/.test(name);

/** Returns the parameters of the archive's first page. Leaves out empty fields. */
export function parametersOf(values: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams({ pi: '1' });
  for (const [name, isAsked] of rules) {
    const value = asked(values.getAll(name), isAsked);
    if (value !== undefined) parameters.append(name, value.trim());
  }
  if ([...parameters.keys()].some(isAdvanced)) parameters.delete('advanced');
  return parameters;
}

/** Returns true if the values contain a search, and not only display options. */
export const hasQuery = (values: URLSearchParams): boolean =>
  [...parametersOf(values).keys()].some(name => !/^(pi|ms|sort|advanced)$/.test(name));

/**
 * Returns the archive's URL for the values of its form. On a page of the media archive, that is the media archive. The
 * folder is that of the form's action, which differs between editions.
 */
export function archiveAddress(values: URLSearchParams, action: string, page: string): string {
  const name = /\/(marchive|mediaArchive)/.test(page) ? 'marchive' : 'archive';
  return `${action.replace(/[^/]*$/, name)}?${parametersOf(values)}`;
}

/** Navigates to another page. */
export const goTo = (address: string): void => location.assign(address);
