import type { Box } from '../../../kernel/types.ts';
import { isRecord, parseJson } from '../base/json.ts';
import { markupError } from './markup-error.ts';

/** Returns a setting of a box as text, or an empty string. Throws MarkupError if it is neither text nor number. */
export type Settings = (name: string) => string;

/** Creates the error for an unusable value of a box. */
export const unusable = (name: string, value: unknown): Error =>
  markupError(`${name}=${JSON.stringify(value)} cannot be used`);

/** Returns the `data-conf` of a box, or an empty object. Throws MarkupError if it is not a JSON object. */
export function configurationOf({ dataset: { conf = '{}' } }: Box): Readonly<Record<string, unknown>> {
  const configuration = parseJson(conf);
  if (!isRecord(configuration)) throw unusable('data-conf', conf);
  return configuration;
}

/** Creates a reader for the settings in a configuration. */
export const settingsIn =
  (configuration: Readonly<Record<string, unknown>>): Settings =>
  name => {
    const value = configuration[name] ?? '';
    if (typeof value !== 'string' && typeof value !== 'number') throw unusable(name, value);
    return String(value);
  };

/** Creates a reader for the settings of a box. Throws MarkupError if its `data-conf` is not a JSON object. */
export const settingsOf = (box: Box): Settings => settingsIn(configurationOf(box));

/** Returns an id, or an empty string. Throws MarkupError unless it has only digits. */
export function optionalId(setting: Settings, name: string): string {
  const id = setting(name);
  if (/\D/.test(id)) throw unusable(name, id);
  return id;
}

/** Returns the `mediaUrl` of a box, or an empty string. Throws MarkupError unless it is an http(s) URL or a path. */
export function mediaUrlOf(setting: Settings): string {
  const url = setting('mediaUrl');
  if (url && !/^(https?:)?\/|^[^:]+$/i.test(url)) throw unusable('mediaUrl', url);
  return url;
}
