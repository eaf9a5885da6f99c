import { globSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

/** The library that sets the clock of a process; undefined where there is none. */
export const findFaketime = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0];

/** Finds libfaketime, or installs it. */
export async function ensureClock() {
  if (findFaketime()) return;
  await installOnDebian(['libfaketime'], 'No libfaketime found');
  if (!findFaketime()) console.log('There is no libfaketime, so no other day can be tried: install it.');
}
