import type { PackageManifest } from '../package-manifest.ts';
import { likeNames } from '../like-names.ts';
import type { Report } from './finding.ts';
import { jsonOf } from './json-of.ts';

/** When a box wakes. */
const policies = ['visible', 'idle', 'scroll', 'tap', 'now'];

/** Whether an element has no place on the screen, as far as its own markup says. */
const isUnseen = (element: Element): boolean =>
  element.hasAttribute('hidden') || /display:\s*(none|contents)/.test(element.getAttribute('style') ?? '');

const nameOf = (control: Element): string =>
  [control.getAttribute('aria-label'), control.textContent, ...Array.from(control.querySelectorAll('img'), ({ alt }) => alt)]
    .join('')
    .trim();

/** What the attributes of a box say that no widget can use. */
function checkAttributes(box: HTMLElement, { widgets, kernel }: PackageManifest, report: Report): void {
  const { widget = '', load, conf, pack } = box.dataset;
  const says = (text: string): void => report(box, widget, text);
  if (!widgets[widget]) says(`There is no widget of this name.${likeNames(widget, Object.keys(widgets))}`);
  if (load !== undefined && !policies.includes(load)) says(`data-load="${load}" is none of ${policies.join(', ')}.`);
  if (conf !== undefined && jsonOf(conf) === undefined) says('data-conf is no JSON.');
  const folder = kernel.replace(/[^/]*$/, '');
  if (pack !== undefined && !widgets[widget]?.files.includes(`${folder}${pack}.js`)) {
    says(`data-pack="${pack}" is no file that it is in.`);
  }
  if (isUnseen(box) && (load === undefined || load === 'visible')) {
    says('It has no place on the screen and waits to be seen: it never wakes. Give it room, or data-load="idle".');
  }
}

/** What of a box works without its script, moves nothing, and can be heard. */
function checkContent(box: HTMLElement, report: Report): void {
  const { widget = '' } = box.dataset;
  for (const form of box.querySelectorAll('form')) {
    const hasPlace = form.hasAttribute('action') || box.dataset.url !== undefined;
    if (!hasPlace) report(form, widget, 'Its form has no action: without a script it is sent to the page itself.');
  }
  for (const image of box.querySelectorAll('img')) {
    const isSized = image.hasAttribute('width') && image.hasAttribute('height');
    if (!isSized) report(image, widget, 'A picture has no width and height: what is below it moves when it comes.');
    if (!image.hasAttribute('alt')) report(image, widget, 'A picture has no alt.');
  }
  for (const control of box.querySelectorAll('button,a[href]')) {
    if (!nameOf(control)) report(control, widget, `A ${control.localName === 'a' ? 'link' : 'button'} has no name: who hears it does not know what it does.`);
  }
}

/** Boxes that storage and kept taps cannot tell apart. */
function checkIds(document: Document, report: Report): void {
  const seen = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>('[id]')) {
    const box = element.closest<HTMLElement>('[data-widget]');
    if (box && seen.has(element.id)) report(element, box.dataset.widget ?? '', `There are two elements with the id "${element.id}".`);
    seen.add(element.id);
  }
}

/** Looks at the markup of every box. */
export function checkBoxes(document: Document, manifest: PackageManifest, report: Report): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    checkAttributes(box, manifest, report);
    checkContent(box, report);
  }
  checkIds(document, report);
}
