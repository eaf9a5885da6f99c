/** Returns true if a value contains no records, such as a change, a limit or the calls of a file's functions. */
const fitsLine = (value: object): boolean =>
  Object.values(value).every(inner => typeof inner !== 'object' || inner === null || (Array.isArray(inner) && inner.length < 3));

/** Formats JSON with one line per limit, so that a changed limit is one changed line. */
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
