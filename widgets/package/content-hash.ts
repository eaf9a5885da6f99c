import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** Length of a content hash in a file name. Its 40 bits make collisions within a year unlikely. */
const hashLength = 8;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a short hash of a file's content, in the alphabet that esbuild uses. */
export function contentHash(content: Uint8Array | string): string {
  const digest = createHash('sha256').update(content).digest();
  return Array.from(digest.subarray(0, hashLength), byte => alphabet[byte & 31]).join('');
}

/** Folder of files that several builds may share. Their names contain content hashes. */
export const sharedFolder = 'shared';

/** Returns the path of a file with its content hash. */
export const hashed = (name: string, ending: string, content: Uint8Array | string): string =>
  `${sharedFolder}/${name}-${contentHash(content)}.${ending}`;

/** Returns the name of a file without folder, hash and extension. */
export const unhashed = (path: string): string => basename(path, extname(path)).replace(/-[A-Z2-7]{8}$/, '');
