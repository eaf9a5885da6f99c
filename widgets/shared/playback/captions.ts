import { isRecord } from '../base/json.ts';
import { webAddress } from '../base/web-address.ts';
import { unusable } from '../markup/settings.ts';

/** Subtitles of a video in WebVTT. */
export interface Captions {
  file: string;
  /** BCP 47 language tag. */
  language: string;
  /** Name in the browser's list, such as the name of the language. */
  label: string;
  /** True if shown by default. */
  isDefault?: boolean;
}

function oneOf(value: unknown): Captions {
  const { file, language, label, default: isDefault } = isRecord(value) ? value : {};
  if (typeof file !== 'string' || webAddress(file) === undefined) throw unusable('captions', file ?? value);
  if (typeof language !== 'string') throw unusable('captions.language', language);
  const named = { file, language, label: typeof label === 'string' ? label : language };
  return isDefault === true ? { ...named, isDefault } : named;
}

/**
 * Reads the setting `captions`, a list of `{file, language, label, default}`. Throws MarkupError for an invalid entry.
 */
export const captionsOf = (value: unknown): Captions[] => (Array.isArray(value) ? value.map(oneOf) : []);
