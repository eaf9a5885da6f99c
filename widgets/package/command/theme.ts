import { readFileSync, statSync } from 'node:fs';
import { Failure } from '../failure.ts';

/** Describes why a stylesheet cannot be appended to another one. Returns undefined if it can. */
function fault(css: string): string | undefined {
  if (/@import\b/.test(css)) return 'has an @import, which no browser reads after rules: put what it imports there.';
  const [, address] = /url\(\s*["']?(?!["'#/]|[a-z]+:)([^"')]+)/i.exec(css) ?? [];
  return address && `names "${address}", which would be looked for beside our stylesheet: begin it with a slash.`;
}

/** Reads the newsroom's own stylesheet. Throws a Failure if it is missing or cannot be appended to ours. */
export function readTheme(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Failure(`There is no stylesheet ${file} (--theme).`);
  const css = readFileSync(file, 'utf8');
  const why = fault(css.replace(/\/\*[^]*?\*\//g, ''));
  if (why) throw new Failure(`${file} ${why}`);
  return css;
}
