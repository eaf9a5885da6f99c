import { boxRules, type Checked, idsIn } from './box-rules.ts';
import { contentRules } from './content-rules.ts';
import type { BoxReport, Report } from './finding.ts';
import { checkParameters } from './parameter-rules.ts';
import { checkSight } from './sight.ts';
import { slipRules } from './slip-rules.ts';

const rules = [...boxRules, ...contentRules, ...slipRules, checkParameters, checkSight];

/** Widgets that a page may have only once. */
const once = ['back-to-top', 'offline', 'responsive-menu', 'search-overlay', 'visit'];

function checkOnce(document: Document, report: Report): void {
  for (const name of once) {
    const [, second] = document.querySelectorAll(`[data-widget="${name}"]`);
    if (second) report(second, 'once', name, 'There are two of this box: a page has one.');
  }
}

/** Reports duplicate ids, which confuse storage, held taps, labels, links and screen readers. */
function checkIds(document: Document, report: Report): void {
  const seen = new Set<string>();
  const page = new URL(document.URL);
  const attributes = [...document.querySelectorAll('*')].flatMap(element => [...element.attributes]);
  const named = new Set(attributes.flatMap(({ name, value }) => idsIn(name, value, page)));
  for (const element of document.querySelectorAll<HTMLElement>('[id]')) {
    const box = element.closest<HTMLElement>('[data-widget]');
    const isMeant = box !== null || named.has(element.id);
    if (isMeant && seen.has(element.id)) report(element, 'id', box?.dataset.widget ?? element.localName, `There are two elements with the id "${element.id}".`);
    seen.add(element.id);
  }
}

/** Reports boxes whose `data-id` another box of the widget has. */
function checkTwins(boxes: readonly Checked[], report: Report): void {
  const seen = new Set<string>();
  for (const { box, known } of boxes) {
    const { widget = '', id } = box.dataset;
    const isRead = known?.parameters.some(({ owner, name }) => owner === '' && name === 'data-id');
    if (id === undefined || !isRead) continue;
    const name = `${widget} ${id}`;
    if (seen.has(name)) report(box, 'id', widget, `There are two of this box with data-id="${id}": what a reader does in one is kept for both.`);
    seen.add(name);
  }
}

/** Checks the markup of boxes with all rules. */
export function checkBoxes(document: Document, boxes: readonly Checked[], report: Report): void {
  for (const checked of boxes) {
    const { box } = checked;
    const says: BoxReport = (kind, text, place = box) => report(place, kind, box.dataset.widget ?? '', text);
    for (const rule of rules) rule(checked, says);
  }
  checkIds(document, report);
  checkTwins(boxes, report);
  checkOnce(document, report);
}
