import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './paths.ts';

const folderOf = (name: string): string => resolve(root, 'node_modules', name);

/** The name of the package that a path of a bundle's input is in, if it is in one. */
const packageOf = (input: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];

/** Text of a package's licence. Throws if it comes without one. */
function licenseOf(name: string): string {
  const folder = folderOf(name);
  const file = readdirSync(folder).find(entry => /^(licen[cs]e|ofl)/i.test(entry));
  if (!file) throw new Error(`${name} has no licence in its folder`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** The licences of all packages that the inputs of a bundle come from, and of those named besides, for who ships it. */
export function licensesOf(inputs: readonly string[], besides: readonly string[]): string {
  const names = [...new Set([...inputs.flatMap(input => packageOf(input) ?? []), ...besides])].sort();
  const texts = names.map(name => {
    const { version } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as { version: string };
    return `${name} ${version}\n\n${licenseOf(name)}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}
