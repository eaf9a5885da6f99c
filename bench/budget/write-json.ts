const isFlat = (value: unknown): boolean =>
  Object.values(Object(value) as object).every(inner => typeof inner !== 'object' || inner === null);

const hasText = (value: unknown): boolean =>
  typeof value === 'string' || Object.values(Object(value) as object).some(hasText);

/** Whether something is told as one: a change with its reason, a limit with its history, the calls of a file. */
const fitsLine = (value: object): boolean => isFlat(value) || (!hasText(value) && Object.values(value).every(isFlat));

/** JSON in which every limit is one line: a changed limit is one changed line. */
export function writeJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map(item => writeJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${writeJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  if (!fitsLine(value)) return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
  const line = parts.join(', ');
  return Array.isArray(value) || line === '' ? open + line + close : `{ ${line} }`;
}
