import type { Rule } from './box-rules.ts';

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Returns true if an element's own markup or the page's styles hide it. */
function isUnseen(element: Element): boolean {
  if (element.hasAttribute('hidden') || /display:\s*none|visibility:\s*hidden/.test(styleOf(element))) return true;
  const { display, visibility } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
  return display === 'none' || visibility === 'hidden';
}

const isWithoutRoom = (element: Element): boolean =>
  /display:\s*contents|(^|[;\s])(max-)?(width|height|inline-size|block-size):\s*0(px)?\s*(;|$)/.test(styleOf(element));

/** Returns the ancestors of a box up to the next outer box, which controls its own content. */
function ancestorsOf(box: Element): Element[] {
  const all: Element[] = [];
  for (let one = box.parentElement; one && !one.closest('[data-widget]'); one = one.parentElement) all.push(one);
  return all;
}

const tagOf = ({ localName, id, classList: [name = ''] }: Element): string =>
  `<${localName}${id ? ` id="${id}"` : name ? ` class="${name}"` : ''}>`;

/** Checks that readers can see, hear and tap a box. */
export const checkSight: Rule = ({ box, known }, says) => {
  const { load = 'visible' } = box.dataset;
  // A script of the page may show it later.
  const mayHide = box.hidden && known?.parameters.some(({ owner, name }) => owner === '' && name === 'hidden');
  const waits = /visible|rest/.test(load);
  if (waits && !mayHide && (isUnseen(box) || isWithoutRoom(box))) {
    says('hidden', 'It has no place on the screen and waits to be seen: it never wakes. Give it room, or data-load="idle".');
  }
  const around = ancestorsOf(box);
  const hiding = around.find(one => isUnseen(one) && one.localName !== 'noscript');
  if (hiding && waits) says('hidden', `${tagOf(hiding)} around it is hidden: it waits to be seen, and never wakes.`);
  const silent = [box, ...around].find(one => one.hasAttribute('inert') || one.getAttribute('aria-hidden') === 'true');
  if (silent) says('hidden', `${tagOf(silent)} is inert or aria-hidden: nobody hears it${silent.hasAttribute('inert') ? ', or can tap it' : ''}.`);
  if (box.closest('noscript')) says('hidden', 'It is in a noscript: where there are scripts, that is no element.');
  const control = box.parentElement?.closest('a,button,label');
  if (control) says('nesting', `It is in ${tagOf(control)}: a tap in it is one on that, too.`);
};
