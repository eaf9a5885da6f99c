import { sharedFolder } from './content-hash.ts';

/**
 * Returns the pattern of paths that all versions of a file match. Returns undefined for chunks without a name of their
 * own: their other versions are other chunks.
 */
export function versionsOf(path: string): string | undefined {
  if (!path.startsWith(`${sharedFolder}/`)) return path.replace(/^\w+/, '*');
  return path.startsWith(`${sharedFolder}/chunk-`) ? undefined : path.replace(/-[A-Z2-7]{8}(?=\.\w+$)/, '-*');
}

/** Returns the path of a file's difference from its version with this SHA-256. */
export const differencePath = (path: string, hash: Uint8Array): string => `${path}.${Buffer.from(hash).toString('hex')}.dcb`;

/** Returns a `dcb` response: what was compressed by brotli with the dictionary of this SHA-256 (RFC 9842). */
export const dictionaryFrame = (hash: Uint8Array, compressed: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.from([0xff, 0x44, 0x43, 0x42]), hash, compressed]));
