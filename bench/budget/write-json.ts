/** In characters. */
const widest = 150;

const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

/** JSON in which whatever fits is on one line: a changed limit is one changed line. */
export function writeJson(value: unknown, indent = ''): string {
  const short = oneLine(value);
  if (indent.length + short.length <= widest || typeof value !== 'object' || value === null) return short;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map(item => inner + writeJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${writeJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
