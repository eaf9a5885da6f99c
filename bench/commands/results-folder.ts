import { resolve } from 'node:path';
import { root } from '../../scripts/build/paths.ts';

/** A new folder for the results of a command, called after the moment. */
export function resultsFolder(command: string): string {
  const moment = new Date().toISOString().replaceAll(/[-:]|\..*/g, '').replace('T', '-');
  return resolve(root, 'var/bench', `${moment}-${command}`);
}
