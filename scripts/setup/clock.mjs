import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installOnDebian } from './debian.mjs';

/** The library that sets the clock of a process; undefined if it is not installed. */
export const findFaketime = () =>
  readdirSync('/usr/lib').map(folder => join('/usr/lib', folder, 'faketime/libfaketime.so.1')).find(file => existsSync(file));

/** Finds libfaketime, or installs it. */
export async function ensureClock() {
  if (findFaketime()) return;
  await installOnDebian(['libfaketime'], 'No libfaketime found');
  if (!findFaketime()) console.log('There is no libfaketime, so no other day can be tried: install it.');
}
