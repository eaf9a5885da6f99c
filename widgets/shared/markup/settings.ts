import type { Box } from '../../../kernel/types.ts';
import { isRecord, parseJson } from '../base/json.ts';
import { markupError } from './markup-error.ts';

/** One setting of a box, as a text; empty where it has none. Throws MarkupError where it is neither text nor number. */
export type Settings = (name: string) => string;

/** Error for a value of a box that cannot be used. */
export const unusable = (name: string, value: unknown): Error =>
  markupError(`${name}=${JSON.stringify(value)} cannot be used`);

/** The `data-conf` of a box, where it has one. Throws MarkupError where that is no JSON object. */
export function configurationOf({ dataset: { conf = '{}' } }: Box): Readonly<Record<string, unknown>> {
  const configuration = parseJson(conf);
  if (!isRecord(configuration)) throw unusable('data-conf', conf);
  return configuration;
}

/** Reads the settings of a configuration. */
export const settingsIn =
  (configuration: Readonly<Record<string, unknown>>): Settings =>
  name => {
    const value = configuration[name] ?? '';
    if (typeof value !== 'string' && typeof value !== 'number') throw unusable(name, value);
    return String(value);
  };

/** Reads the settings of a box. Throws MarkupError where its `data-conf` is no JSON object. */
export const settingsOf = (box: Box): Settings => settingsIn(configurationOf(box));

/** An id; empty if it is missing. Throws MarkupError on anything but digits. */
export function optionalId(setting: Settings, name: string): string {
  const id = setting(name);
  if (/\D/.test(id)) throw unusable(name, id);
  return id;
}

/**
 * The `mediaUrl` of a box that has one address; empty where it has none. Throws MarkupError where that is neither an
 * address of the web nor a path: no other scheme is a video's.
 */
export function mediaUrlOf(setting: Settings): string {
  const url = setting('mediaUrl');
  if (url && !/^(https?:)?\/|^[^:]+$/i.test(url)) throw unusable('mediaUrl', url);
  return url;
}
