import type { ReaderStorage } from '../../../kernel/types.ts';
import { isRecord, parseJson } from './json.ts';

const key = 'following';

/** Sent to the document when the reader follows something, or does not any more. */
export const followedEvent = 'following';

/** Paths of the lists that the reader follows: those that were followed first come first. */
export function followedLists({ getItem }: ReaderStorage): string[] {
  const kept = parseJson(getItem(key) ?? 'null');
  return isRecord(kept) ? Object.keys(kept).filter(path => /^\/[^/]/.test(path)) : [];
}

/** Follows a list, or does not any more. */
export function follow({ write }: ReaderStorage, path: string, isFollowed: boolean): void {
  write(key, path, isFollowed || undefined);
  document.dispatchEvent(new CustomEvent(followedEvent));
}
