import type { Mount } from '../../../kernel/types.ts';

/**
 * Folds a list item up under the text of its heading. A link in the heading would be pressed by who wants to open the
 * item, so it comes last in what opens; nothing is copied, and all nodes stay the ones that other scripts know.
 */
function fold(item: HTMLLIElement): void {
  const heading = item.querySelector('h3');
  if (!heading) return;
  const link = heading.querySelector('a');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  if (link) {
    heading.textContent = link.textContent;
    item.append(link);
  }
  details.append(...item.childNodes);
  summary.append(heading);
  details.prepend(summary);
  item.append(details);
}

/** Opens everything for the printer, and closes again what was closed. */
function followPrinting(items: readonly HTMLDetailsElement[]): () => void {
  let closed: HTMLDetailsElement[] = [];
  const open = (): void => {
    closed = items.filter(item => !item.open);
    for (const item of closed) item.open = true;
  };
  const close = (): void => {
    for (const item of closed) item.open = false;
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}

/** Makes an accordion of a list that was printed without one, and has all of it on paper. */
const mount: Mount = box => {
  // Not those of a list inside of an item.
  const all = [...box.querySelectorAll<HTMLLIElement>(':scope li:not(:scope li li)')];
  const plain = all.filter(item => !item.querySelector('details'));
  plain.forEach(fold);
  const items = [...box.querySelectorAll('details')];
  const [first] = items;
  if (first && plain.length > 0 && box.classList.contains('first-expanded')) first.open = true;
  return followPrinting(items);
};

export default mount;
