import { parseArgs } from 'node:util';
import { basename } from 'node:path';
import { type Format, formats } from '../check/formats.ts';
import { Failure } from '../failure.ts';

/** Options of `dakkeh build`. */
export interface BuildOptions {
  widgets: string[];
  out: string;
  theme?: string;
  /** URL of the folder: a path or an absolute URL, without the last slash. */
  address: string;
}

export const usage = `dakkeh build --widgets poll,comments,like --out public/dakkeh [--theme brand.css] [--address /dakkeh]

  --widgets  the boxes of your pages, by name, or "all"
  --out      a folder that your server serves, with a long cache lifetime; what is in it stays
  --theme    a stylesheet of your own, set after that of the boxes
  --address  where the folder is served; without it, a slash and the folder's name

dakkeh check https://news.example/story page.html … [--calls] [--format text|json|sarif|github] [--json]

  What is wrong with the boxes of pages, or of files, by their lines. --calls also asks what the boxes ask: lists, and
  every post to the page's own host with nothing in it, which a server has to refuse. No redirect to another host is
  followed. In GitHub Actions, findings are also annotations. Ends with 0 nothing is wrong · 1 something is · 2 a page could not be checked

dakkeh --version`;

/** Options of `dakkeh check`. */
interface CheckOptions {
  /** URLs of pages, or files. */
  addresses: string[];
  /** True if the check makes the boxes' calls. */
  calls: boolean;
  format: Format;
}

/** Adds the usage to an error about arguments. */
function orUsage<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

const text = { type: 'string' } as const;

/** Parses the arguments after `dakkeh check`. Throws a Failure for a missing or unknown one. */
export function readCheckOptions(args: string[]): CheckOptions {
  const options = { calls: { type: 'boolean' }, json: { type: 'boolean' }, format: text } as const;
  const { values, positionals } = orUsage(() => parseArgs({ args, allowPositionals: true, options }));
  if (positionals.length === 0) throw new Failure(`Say which page or file is to be checked.\n\n${usage}`);
  const usual = process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'text';
  const asked = values.json ? 'json' : (values.format ?? usual);
  const format = formats.find(name => name === asked);
  if (!format) throw new Failure(`--format is one of ${formats.join(', ')}.\n\n${usage}`);
  return { addresses: positionals, calls: values.calls ?? false, format };
}

/** Parses the arguments after `dakkeh build`. Throws a Failure for a missing or unknown one. */
export function readOptions(args: string[]): BuildOptions {
  const { widgets = '', out = '', theme, address } = orUsage(() =>
    parseArgs({ args, options: { widgets: text, out: text, theme: text, address: text } }),
  ).values;
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
