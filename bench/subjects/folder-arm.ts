import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BenchFailure } from '../failure.ts';
import type { Source } from './front/answer.ts';
import { folderSource, silentSource } from './front/folder.ts';
import { openFront } from './front/front.ts';
import type { Arm } from './arm.ts';
import { scriptPlaces } from './maps/places.ts';

/**
 * Serves folders of pages, the first that has a file before the next, behind a front. What readers send is answered
 * with nothing, unless something answers what no folder has. Throws a sentence where a folder is none.
 */
export async function openFolders(name: string, folders: readonly string[], last: Source = silentSource): Promise<Arm> {
  for (const folder of folders) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new BenchFailure(`${folder} is no folder of pages.`);
  }
  const front = await openFront([...folders.map(folder => folderSource(resolve(folder))), last]);
  return { name, address: front.address, maps: scriptPlaces, stop: front.stop };
}
