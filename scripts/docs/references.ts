import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CallsReference } from '../../widgets/shared/print/documented-call.ts';
import { root } from '../build/paths.ts';

const isShared = (file: string): boolean => file.startsWith('widgets/shared/');

/** What is shared comes first, and what holds for every call before it. */
const inOrder = (one: string, other: string): number =>
  Number(isShared(other)) - Number(isShared(one)) || one.localeCompare(other, 'en');

/** What every `calls.ts` of the widgets says. */
export async function loadReferences(): Promise<CallsReference[]> {
  const files = globSync('widgets/**/calls.ts', { cwd: root }).sort(inOrder);
  const modules = files.map(file => import(resolve(root, file)) as Promise<{ reference: CallsReference }>);
  return (await Promise.all(modules)).map(({ reference }) => reference);
}
