import { isRecord } from '../base/json.ts';
import { webAddress } from '../base/web-address.ts';
import { unusable } from '../markup/settings.ts';

/** A video or audio URL and the name of its quality, such as `720p`. The name may be empty. */
export interface Source {
  file: string;
  label: string;
  /** True for the newsroom's choice, which plays first unless the connection is poor. */
  isDefault?: boolean;
}

function sourceOf(value: unknown): Source[] {
  const { file, label, default: isDefault } = isRecord(value) ? value : { file: value };
  if (file === '' || value === null || value === undefined) return [];
  if (typeof file !== 'string' || webAddress(file) === undefined) throw unusable('mediaUrl', file ?? value);
  return [{ file, label: typeof label === 'string' ? label : '', ...(isDefault === true && { isDefault }) }];
}

/**
 * Returns the sources of a `mediaUrl`: a text, a list of `{file, label, default}`, or a playlist entry with `sources`
 * or a `file`. Returns an empty list for an empty one. Throws MarkupError if a URL cannot be played.
 */
export function sourcesOf(mediaUrl: unknown): Source[] {
  const listed = isRecord(mediaUrl) ? (mediaUrl.sources ?? mediaUrl) : mediaUrl;
  return Array.isArray(listed) ? listed.flatMap(sourceOf) : sourceOf(listed);
}

/** Returns true if a URL looks like an HLS playlist. Only the server knows for sure. */
export const isStream = (file: string): boolean => /\.m3u8$/i.test(file.replace(/[?#].*/, ''));
