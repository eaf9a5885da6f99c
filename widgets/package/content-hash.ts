import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** Characters of a content hash in a file name: 40 bits, so that no two builds of a year share a name by chance. */
const hashLength = 8;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A short hash of a file's content for its name, in the characters that esbuild uses too. */
export function contentHash(content: Uint8Array | string): string {
  const digest = createHash('sha256').update(content).digest();
  return Array.from(digest.subarray(0, hashLength), byte => alphabet[byte & 31]).join('');
}

/** Folder of what several builds may have in common: a file's name tells its content. */
export const sharedFolder = 'shared';

/** The path of a file with the hash of its content in its name. */
export const hashed = (name: string, ending: string, content: Uint8Array | string): string =>
  `${sharedFolder}/${name}-${contentHash(content)}.${ending}`;

/** Name of a file without its folder, its hash and its ending. */
export const unhashed = (path: string): string => basename(path, extname(path)).replace(/-[A-Z2-7]{8}$/, '');
