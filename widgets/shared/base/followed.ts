import type { ReaderStorage } from '../../../kernel/types.ts';
import { isRecord, parseJson } from './json.ts';

const key = 'following';

/** Dispatched at the document when the reader follows or unfollows a list. */
export const followedEvent = 'following';

/** Returns the paths of the lists that the reader follows, oldest first. */
export function followedLists({ getItem }: ReaderStorage): string[] {
  const kept = parseJson(getItem(key) ?? 'null');
  return isRecord(kept) ? Object.keys(kept).filter(path => /^\/[^/]/.test(path)) : [];
}

/** Follows or unfollows a list. */
export function follow({ write }: ReaderStorage, path: string, isFollowed: boolean): void {
  write(key, path, isFollowed || undefined);
  document.dispatchEvent(new CustomEvent(followedEvent));
}
