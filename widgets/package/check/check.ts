import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import type { PackageManifest } from '../package-manifest.ts';
import { checkBoxes } from './check-boxes.ts';
import { type Calls, checkCalls } from './check-calls.ts';
import { checkPage } from './check-page.ts';
import type { Finding, Report } from './finding.ts';
import { readPage } from './read-page.ts';
import { wakeBoxes } from './wake-boxes.ts';

/** What is looked at, besides the page itself. */
export interface CheckOptions {
  /** A page of a server, or a file. */
  address: string;
  /** Whether the calls that the boxes name are made, with nothing in them that could count. */
  calls: boolean;
}

/** What jsdom brings is no part of the package: who checks pages installs it. */
async function readers(): Promise<typeof import('jsdom')> {
  try {
    return await import('jsdom');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing) throw new Failure('Pages are read by jsdom, which is not here: npm install --save-dev jsdom');
    throw new Failure(`Pages are read by jsdom, which does not run on Node ${process.versions.node}: ${String(error)}`);
  }
}

/** What a page names may be called like what every object inherits, such as `constructor`. */
const withOwnKeysAlone = (_: string, value: unknown): unknown =>
  typeof value === 'object' && !Array.isArray(value) && value !== null ? Object.setPrototypeOf(value, null) : value;

/** Throws a Failure where an element hides, by its name, what every script asks the document for. */
function checkNames(document: Document): void {
  const own = Object.getPrototypeOf(document) as Document;
  const all = Array.from(own.getElementsByTagNameNS.call(document, '*', '*'));
  const named = all.filter(element => element.matches(':is(img, form, iframe, embed, object)[name]'));
  const hiding = named.map(element => element.getAttribute('name') ?? '').find(name => name in own);
  if (hiding !== undefined) throw new Failure(`An element is named "${hiding}", which hides document.${hiding} from every script: rename it.`);
}

/** Looks at a page as a newsroom has it. Throws a Failure where it cannot be had. */
export async function checkPageAt(
  { address, calls }: CheckOptions,
  distribution: string,
): Promise<{ boxes: number; findings: Finding[]; notAsked: string[] }> {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(distribution, name), 'utf8'), withOwnKeysAlone);
  const manifest = readJson('manifest.json') as PackageManifest;
  const answer = await readPage(address);
  if (calls && answer.url.startsWith('file:')) throw new Failure('--calls asks a server: say the address of a page.');
  const { JSDOM } = await readers();
  const url = answer.url.startsWith('file:') ? 'https://news.example/' : answer.url;
  const dom = new JSDOM(answer.text, { url, includeNodeLocations: true, pretendToBeVisual: true });
  const { document } = dom.window;
  checkNames(document);
  const lines = new Map([...document.querySelectorAll('*')].map(element => [element, dom.nodeLocation(element)?.startLine ?? 1]));
  const findings: Finding[] = [];
  const report: Report = (element, part, says) => void findings.push({ line: lines.get(element) ?? 1, part, says });
  const boxes = document.querySelectorAll('[data-widget]').length;
  if (boxes === 0) report(document.body, 'body', 'There is no box: no element has data-widget.');
  await checkPage(document, answer, manifest, report);
  checkBoxes(document, manifest, report);
  const notAsked = calls ? await checkCalls(document, new URL(url), readJson('calls.json') as Calls, report) : [];
  await wakeBoxes(dom.window, manifest, join(distribution, 'assets'), report);
  return { boxes, notAsked, findings: findings.sort((one, other) => one.line - other.line) };
}
