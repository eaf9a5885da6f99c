import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallsReference } from '../../../widgets/shared/render/documented-call.ts';
import { root } from '../paths.ts';

/** Data of every call comes first, then shared data. */
const folders = ['widgets/shared/render/', 'widgets/shared/', 'widgets/'];

const rank = (file: string): number => folders.findIndex(folder => file.startsWith(folder));

const inOrder = (one: string, other: string): number => rank(one) - rank(other) || one.localeCompare(other, 'en');

export async function loadReferences(): Promise<CallsReference[]> {
  const files = globSync('widgets/**/calls.ts', { cwd: root }).sort(inOrder);
  const addresses = files.map(file => pathToFileURL(resolve(root, file)).href);
  const modules = addresses.map(address => import(address) as Promise<{ reference: CallsReference }>);
  return (await Promise.all(modules)).map(({ reference }) => reference);
}
