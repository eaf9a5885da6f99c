import { resolve } from 'node:path';
import { root } from '../../scripts/build/paths.ts';

/** A repository of this project, and where what is checked out of it is kept. */
export interface Repository {
  folder: string;
  /** Not below node_modules: neither Node nor esbuild take what is there for a project's own TypeScript. */
  cache: string;
}

/** The one that this bench belongs to. */
export const ourRepository: Repository = { folder: root, cache: resolve(root, 'var/bench') };
