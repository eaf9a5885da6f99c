/** A failure that the user can fix; its message says how. */
export class Failure extends Error {}

const noPermission = 'this folder may not be written to; check who owns it and run the same command again.';

const sentences = {
  ENOSPC: 'the disk is full; free about 1 GB and run the same command again.',
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: 'this folder is read-only; copy the project to a disk that can be written to.',
};

export function sentenceFor(error) {
  if (error instanceof Failure) return error.message;
  return sentences[error.code] ?? `${error.message}; run the same command again, and report this if it comes back.`;
}
