import { Script } from 'node:vm';

/** A value in WebDriver BiDi's serialization. */
export interface RemoteValue {
  type?: string;
  value?: unknown;
  handle?: string;
  sharedId?: string;
}

/** Runs in the page. Stores values that cannot be serialized in the page, under a name. */
function keep(value: unknown, isSaid: boolean, handle: string): RemoteValue {
  const { kept } = globalThis as unknown as { kept: Record<string, unknown> };
  if (isSaid && value !== undefined && typeof value !== 'function') return { type: 'json', value: JSON.stringify(value) };
  if (value === undefined) return { type: 'undefined' };
  if (value === null) return { type: 'null' };
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return { type: typeof value, value };
  kept[handle] = value;
  return value instanceof Node ? { type: 'node', handle, sharedId: handle } : { type: 'object', handle };
}

/** Returns the JavaScript expression for a serialized value. */
function code({ type, value, handle, sharedId }: RemoteValue): string {
  const key = handle ?? sharedId;
  if (key !== undefined) return `kept['${key}']`;
  if (type === 'undefined' || type === 'null') return type;
  if (type === 'number') return String(value);
  if (type === 'array') return `[${(value as RemoteValue[]).map(code).join()}]`;
  if (type === 'object') return `{${(value as [RemoteValue, RemoteValue][]).map(([name, part]) => `[${code(name)}]: ${code(part)}`).join()}}`;
  return JSON.stringify(value);
}

/** Serializes JSON for WebDriver BiDi. */
function say(value: unknown): RemoteValue {
  if (value === null) return { type: 'null' };
  if (Array.isArray(value)) return { type: 'array', value: value.map(say) };
  if (typeof value === 'object') return { type: 'object', value: Object.entries(value).map(([name, part]) => [name, say(part)]) };
  return { type: typeof value, value };
}

export const saidBy = (given: RemoteValue): RemoteValue => (given.type === 'json' ? say(JSON.parse(String(given.value))) : given);

/** Keys of the arguments in which Playwright passes code to evaluate. */
const codeNames: unknown[] = ['expression', 'functionText', 'callbackText'];

/** Playwright's wrapper of a script that extends its injected script (injectedScript.ts). */
const extension = (source: string): string => `
    (() => {
      const module = {};
      ${source}
      return module.exports.default();
    })()`;

/** Returns the code in the arguments of a call. */
function codesIn(given: readonly RemoteValue[], isExtension: boolean): string[] {
  return given.flatMap(({ type, value }) => {
    if (type === 'array') return codesIn(value as RemoteValue[], isExtension);
    if (type !== 'object') return [];
    const parts = new Map((value as [RemoteValue, RemoteValue][]).map(([name, part]) => [name.value, part]));
    const [name, text] = [parts.get('k')?.value, parts.get('v')?.value];
    if (typeof text !== 'string') return codesIn([...parts.values()], isExtension);
    if (isExtension && name === 'source') return extension(text);
    return codeNames.includes(name) ? text : [];
  });
}

const withoutEnd = (expression: string): string => expression.replace(/[;\s]+$/, '');

/** Returns a function that evaluates an expression. For several statements, the function returns nothing. */
function functionOf(text: string): string {
  const given = `() => (${withoutEnd(text)})`;
  try {
    void new Script(given);
    return given;
  } catch {
    return `() => { ${text} }`;
  }
}

/**
 * Runs in the page. Registers the code of a test as functions and replaces `eval`, with which Playwright runs such
 * code: the page's content security policy forbids `eval`, but not scripts run by WebDriver.
 */
function learn(codes: Record<string, () => unknown>): void {
  const own = globalThis as { codes?: Record<string, () => unknown> };
  if (!own.codes) Object.assign(globalThis, { eval: (text: string) => own.codes?.[text]?.() });
  own.codes = { ...own.codes, ...codes };
}

export interface Call {
  functionDeclaration?: string;
  expression?: string;
  arguments?: RemoteValue[];
  serializationOptions?: { maxObjectDepth?: number };
}

/**
 * Returns a script for WebDriver that reports the result of a call, its error, or that the page's stored values are
 * gone.
 */
export function scriptFor({ functionDeclaration = '', expression, arguments: given = [], serializationOptions }: Call): string {
  const isSaid = serializationOptions?.maxObjectDepth !== 0;
  const main = functionDeclaration.includes('utilityScript.evaluate') ? String(given[3]?.value) : '';
  const codes = [...codesIn(given, main.includes('injectedScript.extend(')), ...(main ? [main] : [])];
  const known = codes.flatMap(text => [text, `(${text})`].map(asked => `${JSON.stringify(asked)}: ${functionOf(text)}`));
  const called = expression === undefined ? `(${functionDeclaration})(${given.map(code).join()})` : `(${withoutEnd(expression)})`;
  return `const done = arguments[0];
    const kept = window.kept ??= {};
    const names = ${JSON.stringify(given.flatMap(({ handle, sharedId }) => handle ?? sharedId ?? []))};
    if (!names.every(name => name in kept)) return done({ type: 'lost' });
    ${known.length > 0 ? `(${learn.toString()})({${known.join()}});` : ''}
    (async () => ${called})().then(
      value => done({ type: 'success', result: (${keep.toString()})(value, ${isSaid}, '${crypto.randomUUID()}') }),
      error => done({ type: 'exception', exceptionDetails: { text: String(error) } }),
    );`;
}
