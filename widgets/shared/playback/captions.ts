import { isRecord } from '../base/json.ts';
import { webAddress } from '../base/web-address.ts';
import { unusable } from '../markup/settings.ts';

/** Words beside a video, as WebVTT. */
export interface Captions {
  file: string;
  /** A language tag. */
  language: string;
  /** Name in a browser's list, such as the name of their language. */
  label: string;
  /** Shown without being asked for. */
  isDefault?: boolean;
}

function oneOf(value: unknown): Captions {
  const { file, language, label, default: isDefault } = isRecord(value) ? value : {};
  if (typeof file !== 'string' || webAddress(file) === undefined) throw unusable('captions', file ?? value);
  if (typeof language !== 'string') throw unusable('captions.language', language);
  const named = { file, language, label: typeof label === 'string' ? label : language };
  return isDefault === true ? { ...named, isDefault } : named;
}

/** A setting's `captions`, a list of `{file, language, label, default}`. Throws MarkupError if one is broken. */
export const captionsOf = (value: unknown): Captions[] => (Array.isArray(value) ? value.map(oneOf) : []);
