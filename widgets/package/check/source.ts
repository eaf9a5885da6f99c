import type { Report } from './finding.ts';

/** Matches form tags, and skips comments and elements with raw text. */
const token = /<!--[^]*?-->|<(script|style|textarea|title|template)\b[^]*?<\/\1\s*>|<(\/?)form\b[^>]*>/gi;

/**
 * Reports nested forms. Browsers drop the inner tag, so only the source shows it. Returns the positions of the dropped
 * tags.
 */
export function checkNestedForms(html: string, report: Report): number[] {
  const dropped: number[] = [];
  let open: number | undefined;
  const lineAt = (index: number): number => html.slice(0, index).split('\n').length;
  for (const found of html.matchAll(token)) {
    const [text, , slash] = found;
    if (!/^<\/?form/i.test(text)) continue;
    const line = lineAt(found.index);
    if (slash) open = undefined;
    else if (open !== undefined) {
      dropped.push(found.index);
      report(line, 'form', 'form', `It is in the form of line ${open}: browsers drop it, and what is in it is sent with that one.`);
    } else open = line;
  }
  if (open !== undefined) report(open, 'form', 'form', 'It is never closed: all forms after it are dropped.');
  return dropped;
}

/** Elements whose end tag is missing or optional. */
const unclosed = new Set(
  ('area base br col dd dt embed hr img input li link meta option p rp rt source tbody td tfoot th thead tr track ' +
    'wbr').split(' '),
);
const withTextAlone = /^(script|style|textarea|title)$/;

/** Formatting elements, which parsers reopen in later content if they were not closed. */
const formatting = /^(b|big|code|em|font|i|s|small|strike|strong|tt|u)$/;

/** Returns the depth of nesting in the source and an estimate of the number of elements after parsing. */
export function sizeOf(html: string): { depth: number; elements: number } {
  let [depth, deepest, foreign, elements, formats] = [0, 0, 0, 0, 0];
  const open = new Map<string, number>();
  /** End tag of the current raw text, whose content is not markup. */
  let end: string | undefined;
  for (const part of html.split('<').slice(1)) {
    const [, slash = '', written = ''] = /^(\/?)([a-z][^\s/>]*)/i.exec(part) ?? [];
    const name = written.toLowerCase();
    if (end !== undefined) {
      if (end === '-->' ? part.includes(end) : slash + name === end) end = undefined;
    } else if (part.startsWith('!--')) {
      if (!part.includes('-->')) end = '-->';
    } else if (slash === '' && withTextAlone.test(name)) {
      end = `/${name}`;
    } else if (name !== '') {
      const count = open.get(name) ?? 0;
      const changed = Math.max(0, slash ? count - 1 : count + 1);
      if (formatting.test(name)) formats += changed - count;
      open.set(name, changed);
      elements += 1 + formats;
      if (unclosed.has(name)) continue;
      const isRoot = name === 'svg' || name === 'math';
      // Only inside SVG and MathML can a tag close itself.
      if ((isRoot || foreign > 0) && /^[^>]*\/>/.test(part)) continue;
      if (isRoot) foreign = Math.max(0, slash ? foreign - 1 : foreign + 1);
      depth = Math.max(0, slash ? depth - 1 : depth + 1);
      deepest = Math.max(deepest, depth);
    }
  }
  return { depth: deepest, elements };
}

/** Returns the matching elements in the templates of a part of a document. */
export const inTemplates = (root: ParentNode, selector: string): Element[] =>
  [...root.querySelectorAll('template')].flatMap(({ content }) => [...content.querySelectorAll(selector)]);

/** Finds the position of an element and its tags in the source. `endTag` is missing if the source has none. */
export type Located = (of: Element) => { startOffset: number; endOffset: number; endTag?: object } | null | undefined;

const withoutEnd = 'p,li,dt,dd,option,tr,td,th,img,input,br,hr,link,meta,source,html,body,head';

/** Reports markup that browsers parse differently from its source. Returns the boxes that are split by this. */
export function checkNesting(document: Document, located: Located, dropped: number[], report: Report): Set<Element> {
  const apart = new Set<Element>();
  for (const box of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const { widget = '' } = box.dataset;
    const location = located(box);
    const isOpen = location !== null && location !== undefined && !location.endTag;
    const form = box.querySelector('table > form, tbody > form, tr > form');
    const hasDropped = location && dropped.some(at => at > location.startOffset && at < location.endOffset);
    if (form || hasDropped || (isOpen && box.localName === 'p')) apart.add(box);
    if (isOpen && !box.matches(withoutEnd)) report(box, 'nesting', widget, `Its <${box.localName}> is not closed where it should be: more is in it than is meant.`);
    if (isOpen && box.localName === 'p') report(box, 'nesting', widget, 'Its <p> ends before the first list, form or div: use a div.');
    if (form) report(form, 'form', widget, 'A form between the rows of a table is empty: put it around the table, or into a cell.');
  }
  return apart;
}
