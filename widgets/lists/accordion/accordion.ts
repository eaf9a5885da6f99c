import type { Mount } from '../../../kernel/types.ts';

/**
 * Folds a list item under the text of its heading. A tap on a link inside the heading would navigate, so the link moves
 * to the end of the folded content. No node is copied, so other scripts keep their references.
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

/** Opens all items for printing, and closes them afterwards. Returns a function that stops this. */
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

/** Turns a plain list into an accordion, and opens it fully for printing. */
const mount: Mount = box => {
  // Leaves out lists inside an item.
  const all = [...box.querySelectorAll<HTMLLIElement>(':scope li:not(:scope li li)')];
  const plain = all.filter(item => !item.querySelector('details'));
  plain.forEach(fold);
  const items = [...box.querySelectorAll('details')];
  const [first] = items;
  if (first && plain.length > 0 && box.classList.contains('first-expanded')) first.open = true;
  return followPrinting(items);
};

export default mount;
