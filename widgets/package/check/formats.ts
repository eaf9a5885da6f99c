import { isAbsolute, relative, sep } from 'node:path';
import { printable } from '../printable.ts';
import type { Checking } from './check.ts';
import { type Finding, kinds } from './finding.ts';

/** Output formats: for people, for programs, for code scanning, and for annotations of pull requests. */
export const formats = ['text', 'json', 'sarif', 'github'] as const;
export type Format = (typeof formats)[number];

/** Returns a file's path relative to the working directory. Returns undefined for a page on a server. */
function fileOf(address: string): string | undefined {
  if (/^https?:/.test(address)) return undefined;
  const path = isAbsolute(address) ? relative(process.cwd(), address) : address;
  return path.split(sep).join('/').replace(/^\.\//, '');
}

type At = Finding & { address: string };

const allOf = (pages: readonly Checking[]): At[] =>
  pages.flatMap(({ address, findings }) => findings.map(finding => ({ ...finding, address })));

const text = (pages: readonly Checking[]): string =>
  allOf(pages).map(({ address, line, part, says }) => printable(`${address}:${line}  ${part}  ${says}`)).join('\n');

/** Stable format: later versions only add fields. Removing one would increase the format number. */
const json = (pages: readonly Checking[]): string => JSON.stringify({ format: 1, pages }, null, 2);

function sarif(pages: readonly Checking[], version: string): string {
  const rules = Object.entries(kinds).map(([id, says]) => ({ id, shortDescription: { text: says } }));
  const results = allOf(pages).map(({ address, line, kind, part, says }) => ({
    ruleId: kind,
    level: 'error',
    message: { text: printable(`${part}: ${says}`) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(fileOf(address) ?? address) },
          region: { startLine: line },
        },
      },
    ],
  }));
  const driver = { name: 'dakkeh', version, rules };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return JSON.stringify({ $schema, version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2);
}

const inMessage = (value: string): string => value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const inProperty = (value: string): string => inMessage(value).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** GitHub shows only ten annotations per step without a warning, so the text also lists all of them. */
function github(pages: readonly Checking[]): string {
  const lines = allOf(pages).map(({ address, line, kind, part, says }) => {
    const file = fileOf(address);
    const [place, before] = file === undefined ? ['', `${address}:${line} `] : [`file=${inProperty(file)},line=${line},`, ''];
    return `::error ${place}title=${inProperty(`dakkeh ${kind}`)}::${inMessage(printable(`${before}${part}: ${says}`))}`;
  });
  return [text(pages), ...lines].filter(Boolean).join('\n');
}

/** Formats the findings. */
export function write(pages: readonly Checking[], format: Format, version: string): string {
  if (format === 'json') return json(pages);
  if (format === 'sarif') return sarif(pages, version);
  return format === 'github' ? github(pages) : text(pages);
}
