import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import type { PackageManifest } from '../package-manifest.ts';
import type { Fixture } from '../fixture.ts';
import type { Checked } from './box-rules.ts';
import { checkBoxes } from './check-boxes.ts';
import { type Calls, checkCalls } from './check-calls.ts';
import { checkPage } from './check-page.ts';
import { policyOf } from './check-policy.ts';
import type { Finding, Report } from './finding.ts';
import { likeNames } from '../like-names.ts';
import { knownMarkup, wordsIn } from './known-markup.ts';
import { readPage } from './read-page.ts';
import { checkNestedForms, checkNesting, inTemplates } from './source.ts';
import { wakeBoxes } from './wake-boxes.ts';

/** Result for a page. */
export interface Checking {
  address: string;
  boxes: number;
  findings: Finding[];
  /** Addresses of other hosts. */
  notAsked: string[];
}

/** Imports jsdom, which is not part of the package: users who check pages install it. */
async function readers(): Promise<typeof import('jsdom')> {
  try {
    return await import('jsdom');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing) throw new Failure('Pages are read by jsdom, which is not here: npm install --save-dev jsdom');
    throw new Failure(`Pages are read by jsdom, which does not run on Node ${process.versions.node}: ${String(error)}. On Node 20, version 26 does: npm install --save-dev jsdom@26`);
  }
}

/** Protects against a page's names that every object inherits, such as `constructor`. */
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

/** Reports elements that are no boxes, because their `data-widget` is misspelt. */
function checkSpelling(document: Document, report: Report): void {
  for (const element of document.body.querySelectorAll('*')) {
    const names = element.getAttributeNames().filter(name => /^data-w/.test(name) && !/^data-widget(-|$)/.test(name));
    const misspelt = names.find(name => likeNames(name, ['data-widget']) !== '');
    if (misspelt) report(element, 'name', misspelt, `There is no attribute ${misspelt}. Did you mean "data-widget"?`);
  }
}

/** Facts of the package that are the same for all pages. */
interface Known {
  manifest: PackageManifest;
  fixtures: Fixture[];
  calls: Calls;
  everyWord: ReadonlySet<string>;
}

function readPackage(distribution: string): Known {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(distribution, name), 'utf8'), withOwnKeysAlone);
  const { widgets: fixtures } = readJson('fixtures.json') as { widgets: Fixture[] };
  const everyWord = new Set(wordsIn(JSON.stringify(fixtures)));
  return { manifest: readJson('manifest.json') as PackageManifest, fixtures, calls: readJson('calls.json') as Calls, everyWord };
}

/**
 * Makes what looks at pages as a newsroom has them, one after the other; `calls` says whether the calls that the boxes
 * name are made, with nothing in them that could count. It throws a Failure where a page cannot be had.
 */
export async function checkerOf(distribution: string, calls: boolean): Promise<(address: string) => Promise<Checking>> {
  const { JSDOM, VirtualConsole } = await readers();
  const { manifest, fixtures, everyWord, calls: contracts } = readPackage(distribution);
  return async address => {
    const answer = await readPage(address);
    if (calls && answer.url.startsWith('file:')) throw new Failure('--calls asks a server: say the address of a page.');
    const url = answer.url.startsWith('file:') ? 'https://news.example/' : answer.url;
    const options = { url, includeNodeLocations: true, pretendToBeVisual: true, virtualConsole: new VirtualConsole() };
    const open = (html: string): InstanceType<typeof JSDOM> => new JSDOM(html, options);
    const dom = open(answer.text);
    const { document } = dom.window;
    checkNames(document);
    const all = [...document.querySelectorAll('*'), ...inTemplates(document, '*')];
    const lines = new Map(all.map(element => [element, dom.nodeLocation(element)?.startLine ?? 1]));
    // They apply only without script.
    for (const style of document.querySelectorAll('noscript style')) style.remove();
    const findings: Finding[] = [];
    /** Messages by box. */
    const told = new Map<Element | null, string[]>();
    const report: Report = (place, kind, part, says) => {
      const box = typeof place === 'number' ? null : place.closest('[data-widget]');
      told.set(box, [...(told.get(box) ?? []), says]);
      const line = typeof place === 'number' ? place : (lines.get(place) ?? 1);
      const isKnown = findings.some(one => one.line === line && one.part === part && one.says === says);
      if (!isKnown) findings.push({ line, kind, part, says });
    };
    for (const box of document.querySelectorAll('[data-widget]')) {
      if (box.namespaceURI === document.documentElement.namespaceURI) continue;
      report(box, 'name', box.getAttribute('data-widget') ?? '', `It is a <${box.localName}>: only an element of HTML can be a box.`);
      box.removeAttribute('data-widget');
    }
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
    checkSpelling(document, report);
    if (boxes.length === 0) report(document.body, 'document', 'body', 'There is no box: no element has data-widget.');
    await checkPage(document, answer, manifest, report);
    const dropped = checkNestedForms(answer.text, report);
    const apart = checkNesting(document, element => dom.nodeLocation(element), dropped, report);
    const whole = boxes.filter(box => !apart.has(box));
    const known = knownMarkup(document, fixtures);
    const page = new URL(url);
    const policy = policyOf(document, answer);
    const checkedOf = (box: HTMLElement): Checked => ({ box, manifest, known: known(box.dataset.widget ?? ''), everyWord, page, policy });
    checkBoxes(document, whole.map(checkedOf), report);
    const notAsked = calls ? await checkCalls(document, page, contracts, report) : [];
    const exampleOf = (name: string): InstanceType<typeof JSDOM>['window'] => open(known(name)?.example ?? '').window;
    await wakeBoxes(dom.window, whole, manifest, join(distribution, 'assets'), exampleOf, told, report);
    dom.window.close();
    return { address, boxes: boxes.length, notAsked, findings: findings.sort((one, other) => one.line - other.line) };
  };
}
