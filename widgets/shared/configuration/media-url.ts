import { type Settings, unusable } from './settings.ts';

/**
 * The `mediaUrl` of a box that has one address; empty where it has none. Throws MarkupError where that is neither an
 * address of the web nor a path: no other scheme is a film's.
 */
export function mediaUrlOf(setting: Settings): string {
  const url = setting('mediaUrl');
  if (url && !/^(https?:)?\/|^[^:]+$/i.test(url)) throw unusable('mediaUrl', url);
  return url;
}
