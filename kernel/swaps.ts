import { announce } from './announce.ts';
import type { Box } from './types.ts';

// For hosts that swap the page's content instead of loading a new page. Loads beside the kernel, in any order.

/**
 * Boxes that have woken. A host may keep a copy of such a box for Back. The copy has `data-widget-state`, but it never
 * woke and is not in this set.
 */
const woken = new WeakSet<Node>();

/** Woken boxes that were taken out of the document. */
const removed = new Set<Box>();

/** The current body. Its width and contrast classes are copied to the next body. */
let { body } = document;

const boxesIn = (node: Node): Box[] =>
  node instanceof HTMLElement
    ? [node, ...node.querySelectorAll<Box>('[data-widget]')].filter(({ dataset }) => dataset.widget)
    : [];

function end(box: Box): void {
  if (!box.isConnected) announce(box, 'widget:unmount');
}

/**
 * Unmounts the boxes that were removed and not put back: a move is a removal and an addition. Also dispatches `scroll`,
 * because boxes that wait for the first scroll would stay in memory until then.
 */
function settle(): void {
  dispatchEvent(new CustomEvent('scroll'));
  for (const box of removed) {
    end(box);
    // The box may still be loading.
    box.addEventListener('widget:ready', () => end(box), { once: true });
  }
  removed.clear();
}

function remove(node: Node): void {
  const boxes = boxesIn(node).filter(box => woken.has(box));
  if (boxes.length > 0 && removed.size === 0) setTimeout(settle);
  for (const box of boxes) removed.add(box);
}

function add(node: Node): void {
  const asleep = node.isConnected ? boxesIn(node).filter(box => !woken.has(box) || !box.dataset.widgetState) : [];
  for (const { dataset } of asleep) delete dataset.widgetState;
  if (asleep.length > 0) announce(node as Box, 'widget:scan');
}

function keepClasses(): void {
  for (const name of body.classList) {
    if (/^_..$|^high-contrast-active$/.test(name)) document.body.classList.add(name);
  }
  ({ body } = document);
}

function follow(records: readonly MutationRecord[]): void {
  if (body !== document.body) keepClasses();
  for (const { type, target, addedNodes, removedNodes } of records) {
    if (type === 'attributes') woken.add(target);
    removedNodes.forEach(remove);
    // The kernel itself schedules boxes that are added while the page loads or is prerendered.
    if (document.readyState !== 'loading' && !document.prerendering) addedNodes.forEach(add);
  }
}

if (!self.dakkehSwaps) {
  self.dakkehSwaps = true;
  for (const box of document.querySelectorAll('[data-widget-state]')) woken.add(box);
  new MutationObserver(follow).observe(document, { childList: true, subtree: true, attributeFilter: ['data-widget-state'] });
}
