import { parseArgs } from 'node:util';
import { basename } from 'node:path';
import { Failure } from './failure.ts';

/** What `dakkeh build` is asked for. */
export interface BuildOptions {
  widgets: string[];
  out: string;
  theme?: string;
  /** Where the folder is served: a path, or an address with its host, without its last slash. */
  address: string;
}

export const usage = `dakkeh build --widgets poll,comments,like --out public/dakkeh [--theme brand.css] [--address /dakkeh]

  --widgets  the boxes of your pages, by name, or "all"
  --out      a folder that your server serves, with a long cache lifetime; what is in it stays
  --theme    a stylesheet of your own, set after that of the boxes
  --address  where the folder is served; without it, a slash and the folder's name`;

function parse(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args, options: { widgets: text, out: text, theme: text, address: text } }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** What the words after `dakkeh build` ask for. Throws a Failure where something is missing or not known. */
export function readOptions(args: string[]): BuildOptions {
  const { widgets = '', out = '', theme, address } = parse(args);
  const names = widgets.split(',').map(name => name.trim()).filter(name => name !== '');
  if (names.length === 0) throw new Failure(`--widgets says which boxes your pages have.\n\n${usage}`);
  if (out === '') throw new Failure(`--out says which folder the files go to.\n\n${usage}`);
  return {
    widgets: names,
    out,
    ...(theme === undefined ? {} : { theme }),
    address: (address ?? `/${basename(out)}`).replace(/\/$/, ''),
  };
}
