import { isRecord } from '../base/json.ts';
import { webAddress } from '../base/web-address.ts';
import { unusable } from '../markup/settings.ts';

/** An address of a video or sound, and what its quality is called, such as `720p`; empty where nobody says. */
export interface Source {
  file: string;
  label: string;
  /** The newsroom's choice for playback, unless something speaks against it. */
  isDefault?: boolean;
}

function sourceOf(value: unknown): Source[] {
  const { file, label, default: isDefault } = isRecord(value) ? value : { file: value };
  if (file === '' || value === null || value === undefined) return [];
  if (typeof file !== 'string' || webAddress(file) === undefined) throw unusable('mediaUrl', file ?? value);
  return [{ file, label: typeof label === 'string' ? label : '', ...(isDefault === true && { isDefault }) }];
}

/**
 * Sources of a `mediaUrl`: a text, a list of `{file, label, default}`, or an entry of a playlist with `sources` or a
 * `file`. Empty for an empty one. Throws MarkupError if an address cannot be played.
 */
export function sourcesOf(mediaUrl: unknown): Source[] {
  const listed = isRecord(mediaUrl) ? (mediaUrl.sources ?? mediaUrl) : mediaUrl;
  return Array.isArray(listed) ? listed.flatMap(sourceOf) : sourceOf(listed);
}

/** Tells if an address looks like that of a playlist of pieces (HLS); the server knows better. */
export const isStream = (file: string): boolean => /\.m3u8$/i.test(file.replace(/[?#].*/, ''));
