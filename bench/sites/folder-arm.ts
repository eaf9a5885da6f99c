import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BenchFailure } from '../failure.ts';
import type { Source } from './proxy/messages.ts';
import { folderSource, silentSource } from './proxy/folder.ts';
import { openProxy } from './proxy/proxy.ts';
import type { Arm } from './arm.ts';
import { scriptPlaces } from './maps/places.ts';

/**
 * Serves folders of pages, the first that has a file before the next, behind a proxy. What readers send is answered
 * with nothing, unless something answers what no folder has. Throws a sentence where a folder is none.
 */
export async function openFolders(name: string, folders: readonly string[], last: Source = silentSource): Promise<Arm> {
  for (const folder of folders) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new BenchFailure(`${folder} is no folder of pages.`);
  }
  const proxy = await openProxy([...folders.map(folder => folderSource(resolve(folder))), last]);
  return { name, address: proxy.address, maps: scriptPlaces, stop: proxy.stop };
}
