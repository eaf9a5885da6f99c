/** An error that the user can fix. Its message explains how. */
export class Failure extends Error {}

const sentences: Readonly<Record<string, string>> = {
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'is on a disk that is read-only',
  ENOTDIR: 'cannot be a folder: there is a file in its place, or above it',
  EEXIST: 'cannot be a folder: there is a file in its place, or above it',
  ENOSPC: 'is on a disk that is full',
};

/** Returns the message for a folder that is not writable, or undefined for other errors. */
export function unwritable(folder: string, error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = sentences[code];
  return why && `${folder} ${why} (${code}).`;
}
