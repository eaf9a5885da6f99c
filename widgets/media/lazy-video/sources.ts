import { isRecord } from '../../shared/calls/json.ts';
import { unusable } from '../../shared/configuration/settings.ts';

/** A film in one of its qualities. */
export interface Source {
  file: string;
  /** Such as `720p`; empty where it is the only one. */
  label: string;
}

function sourceOf(value: unknown): Source {
  const { file, label = '' } = isRecord(value) ? value : { file: value };
  if (typeof file !== 'string' || typeof label !== 'string') throw unusable('mediaUrl', value);
  // An address of the web or a path: no other scheme is a film's.
  if (!/^(https?:)?\/|^[^:]+$/i.test(file)) throw unusable('mediaUrl', file);
  return { file, label };
}

/** A film's qualities, as a `mediaUrl` says them: an address, or a list of `{file, label}`. Empty where it is. */
export function sourcesOf(mediaUrl: unknown): Source[] {
  if (mediaUrl === undefined || mediaUrl === null || mediaUrl === '') return [];
  return Array.isArray(mediaUrl) ? mediaUrl.map(sourceOf) : [sourceOf(mediaUrl)];
}
