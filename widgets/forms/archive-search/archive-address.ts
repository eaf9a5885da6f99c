/** Tells if a value is asked for. */
type Rule = (value: string) => boolean;

const isPresent: Rule = value => value.trim() !== '';
const isPositive: Rule = value => Number(value) > 0;
/** A place's id, or its name: ids of no place are no name, either. */
const isPlace: Rule = value => isPresent(value) && !(Number(value) <= 0);

/** The parameters of the archive's address, in their order: topic, type, place, and so on. */
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
  // Parameters that only our own archive knows.
  ['range', isPresent],
  ['from', isPresent],
  ['to', isPresent],
  ['sort', isPresent],
  ['advanced', isPositive],
] as const satisfies readonly (readonly [name: string, isAsked: Rule])[];

export type ArchiveParameter = (typeof rules)[number][0];

/** Value for a name. A place that is chosen comes before one that is typed. */
function asked(values: readonly string[], isAsked: Rule): string | undefined {
  const possible = values.filter(isAsked);
  return possible.find(isPositive) ?? possible[0];
}

/** Tells if a field is advanced: a value in one shows them all, without a parameter for that. */
export const isAdvanced = (name: string): boolean => /^(ty|kw|jr|n[il]|ps|dy|mn|yr)$/.test(name);

/** The archive's parameters: its first page, and of what a form has only what is asked for. */
export function parametersOf(values: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams({ pi: '1' });
  for (const [name, isAsked] of rules) {
    const value = asked(values.getAll(name), isAsked);
    if (value !== undefined) parameters.append(name, value.trim());
  }
  if ([...parameters.keys()].some(isAdvanced)) parameters.delete('advanced');
  return parameters;
}

/** Tells if a form with these values asks the archive for anything, and not only how to show it. */
export const hasQuery = (values: URLSearchParams): boolean =>
  [...parametersOf(values).keys()].some(name => !/^(pi|ms|sort|advanced)$/.test(name));

/**
 * Address of what the archive has for the values of its form. From a page of the media archive it leads there again;
 * the folder is that of the form's own address, which tells the edition.
 */
export function archiveAddress(values: URLSearchParams, action: string, page: string): string {
  const name = /\/(marchive|mediaArchive)/.test(page) ? 'marchive' : 'archive';
  return `${action.replace(/[^/]*$/, name)}?${parametersOf(values)}`;
}

/** Leads the reader to another page. */
export const goTo = (address: string): void => location.assign(address);
