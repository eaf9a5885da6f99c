import { unhashed } from '../content-hash.ts';
import { likeNames } from '../like-names.ts';
import { loadPolicies } from '../load-policies.ts';
import type { PackageManifest } from '../package-manifest.ts';
import type { BoxReport } from './finding.ts';
import { jsonOf } from '../json-of.ts';
import { urlOf } from './read-page.ts';
import type { KnownMarkup } from './known-markup.ts';

/** A box with the data that rules need. */
export interface Checked {
  box: HTMLElement;
  manifest: PackageManifest;
  known: KnownMarkup | undefined;
  /** Names that any of our boxes uses. */
  everyWord: ReadonlySet<string>;
  page: URL;
  /** Content-Security-Policy of the page. */
  policy: string;
}

export type Rule = (checked: Checked, says: BoxReport) => void;

/** When a box wakes. */

/** Returns true for a share of page views, such as 0.01. */
const isShare = (text: string): boolean => Number(text) > 0 && Number(text) <= 1;

const quoted = (text: string): string => `"${text}"`;

/** Returns true if an element belongs to a box and not to a nested one. */
export const isPartOf = (box: Element, part: Element): boolean => part.closest('[data-widget]') === box;

export const partsOf = (box: HTMLElement): HTMLElement[] =>
  [box, ...box.querySelectorAll<HTMLElement>('*')].filter(part => isPartOf(box, part));

type Attribute = [element: HTMLElement, name: string, value: string];

const attributesOf = (box: HTMLElement): Attribute[] =>
  partsOf(box).flatMap(part => Array.from(part.attributes, ({ name, value }): Attribute => [part, name, value]));

const checkName: Rule = ({ box, manifest: { widgets } }, says) => {
  const { widget = '' } = box.dataset;
  if (!widgets[widget]) says('name', `There is no widget of this name.${likeNames(widget, Object.keys(widgets))}`);
};

const checkLoading: Rule = ({ box, manifest: { widgets } }, says) => {
  const { widget = '', load, pack } = box.dataset;
  if (load !== undefined && !loadPolicies.includes(load) && !isShare(load)) {
    says('name', `data-load="${load}" is not one of ${loadPolicies.join(', ')}, nor a share of page views such as 0.01.`);
  }
  if (pack !== undefined && widgets[widget]?.files.some(file => unhashed(file) === pack) === false) {
    says('name', `data-pack="${pack}" is no file that it is in.`);
  }
};

/** Shorter names resemble too many others. */
const leastLetters = 5;

const checkAttributeNames: Rule = ({ box, known, everyWord }, says) => {
  const names = [...(known?.words ?? [])].filter(word => word.startsWith('data-'));
  for (const [part, name] of attributesOf(box)) {
    const isOurs = name.startsWith('data-') && name.length > 'data-'.length + 2 && !everyWord.has(name);
    const guess = isOurs ? likeNames(name, names) : '';
    if (guess) says('name', `There is no attribute ${name}.${guess}`, part);
  }
};

const checkSettings: Rule = ({ box, known }, says) => {
  for (const part of partsOf(box)) {
    const { conf } = part.dataset;
    if (conf === undefined) continue;
    const settings = jsonOf(conf);
    if (settings === undefined) says('conf', 'data-conf is no JSON.', part);
    else if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) says('conf', 'data-conf is no JSON object.', part);
    else {
      for (const name of Object.keys(settings).filter(one => known?.settings.includes(one) === false)) {
        says('conf', `There is no setting ${quoted(name)}.${likeNames(name, known?.settings ?? [])}`, part);
      }
    }
  }
};

const checkClasses: Rule = ({ box, known }, says) => {
  if (!known) return;
  const here = new Set(partsOf(box).flatMap(part => [...part.classList]));
  for (const name of here) {
    const missing = [...known.classes].filter(one => !here.has(one) && one.length > leastLetters);
    const guess = known.classes.has(name) || name.length <= leastLetters || !missing.some(one => one.slice(0, 4) === name.slice(0, 4)) ? '' : likeNames(name, missing);
    if (guess) says('class', `No rule is for the class ${quoted(name)}.${guess}`);
  }
};

/** Groups of elements that look alike, so that a class may be on any of them. */
const alike = [
  'div section header footer article aside main nav figure figcaption p blockquote address h1 h2 h3 h4 h5 h6 fieldset form legend label dl dd dt',
  'span b i em strong small bdi time abbr cite label',
  'ul ol menu',
].map(names => names.split(' '));

const isLike = (name: string, other: string): boolean =>
  alike.some(names => names.includes(name) && names.includes(other));

const checkElements: Rule = ({ box, manifest, known }, says) => {
  // The box's own table already describes the box itself.
  for (const part of partsOf(box).slice(1)) {
    for (const name of part.classList) {
      const meant = [...(known?.elements.get(name) ?? [])];
      const isRight = meant.length === 0 || meant.some(one => one === part.localName || isLike(one, part.localName));
      if (!isRight && isStyled(name, manifest)) says('class', `The class "${name}" is for a <${meant.join('>, <')}>, not for a <${part.localName}>.`, part);
    }
  }
};

const isStyled = (name: string, { styles }: PackageManifest): boolean =>
  Object.values(styles).some(({ css }) => new RegExp(`\\.${name}(?![\\w-])`).test(css));

const codeAttribute = /^on[a-z]+$/;

const checkCode: Rule = ({ box }, says) => {
  for (const [part, name, value] of attributesOf(box)) {
    if (codeAttribute.test(name)) says('script', `${name} is code in an attribute: a strict policy refuses it.`, part);
    else if (/^\s*javascript:/i.test(value) && /^(href|action|formaction|src)$/.test(name)) says('script', `${name} is code, not an address.`, part);
  }
};

/** Attributes that refer to other elements by id. */
const references = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns', 'list', 'form'];

/** Returns the id in a link to the same page as a list. Returns an empty list for other links. */
function targetOf(link: string, page: URL): string[] {
  const { hash = '', href = '' } = urlOf(link, page) ?? {};
  if (href !== page.href.replace(/#.*/, '') + hash || !/^#(?!top$|[!/:])/i.test(hash)) return [];
  try {
    return [decodeURIComponent(hash.slice(1))];
  } catch {
    return [hash.slice(1)];
  }
}

/** Returns the ids that an attribute refers to. */
export const idsIn = (name: string, value: string, page: URL): string[] =>
  /^(href|data-target)$/.test(name) ? targetOf(value, page) : references.includes(name) ? value.split(/\s+/) : [];

const checkReferences: Rule = ({ box, page }, says) => {
  for (const [part, name, value] of attributesOf(box)) {
    const missing = idsIn(name, value, page).find(id => id !== '' && !box.ownerDocument.getElementById(id));
    if (missing !== undefined) says('id', `${name}="${value}": no element has the id ${quoted(missing)}.`, part);
  }
};

const addressKey = /^(src|poster|action|data-(?!title)[\w-]*(url|src|source|tag))$/i;
const localHost = /^(localhost|127\.|\[::1\])/;

const checkAddresses: Rule = ({ box, page }, says) => {
  const isInsecure = (text: string): boolean => {
    const { protocol, host } = URL.canParse(text) ? new URL(text) : page;
    return /^(http|ws):$/.test(protocol) && host !== page.host && !localHost.test(host);
  };
  for (const [part, name, value] of attributesOf(box)) {
    const inside = name === 'data-conf' ? Array.from(value.matchAll(/"(vastTag|mediaUrl|file|poster|src|rssUrl)"\s*:\s*"([^"]*)"/g)) : [];
    const named = addressKey.test(name) ? [[name, value]] : inside.map(([, key = '', address = '']) => [key, address]);
    for (const [key = '', address = ''] of named) {
      if (isInsecure(address)) says('address', `${key} begins with http: on a page of https, browsers refuse it.`, part);
      const isCut = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}\//i.test(address);
      if (isCut) says('address', `${key}="${address}" leads to a file of this page: it lacks https://.`, part);
    }
  }
};

/** All rules for a box that does not need to wake. */
export const boxRules: readonly Rule[] = [
  checkName, checkLoading, checkAttributeNames, checkSettings, checkClasses, checkElements, checkCode, checkReferences,
  checkAddresses,
];
