import { readFileSync, statSync } from 'node:fs';
import { Failure } from '../failure.ts';

/** Why a stylesheet cannot stand at the end of another one; undefined where it can. */
function fault(css: string): string | undefined {
  if (/@import\b/.test(css)) return 'has an @import, which no browser reads after rules: put what it imports there.';
  const [, address] = /url\(\s*["']?(?!["'#/]|[a-z]+:)([^"')]+)/i.exec(css) ?? [];
  return address && `names "${address}", which would be looked for beside our stylesheet: begin it with a slash.`;
}

/** The stylesheet of a newsroom's own. Throws a Failure where there is none, or where it cannot come after ours. */
export function readTheme(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Failure(`There is no stylesheet ${file} (--theme).`);
  const css = readFileSync(file, 'utf8');
  const why = fault(css.replace(/\/\*[^]*?\*\//g, ''));
  if (why) throw new Failure(`${file} ${why}`);
  return css;
}
