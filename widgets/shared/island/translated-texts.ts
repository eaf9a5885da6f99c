import type { Options, VNode } from 'preact';

/** Preact's internal data of a node, under the property names of its releases. */
interface Known extends VNode {
  /** Child nodes. Null for children that render nothing. */
  __k?: readonly (Known | null)[] | null;
  /** The DOM node. */
  __e?: (Element & Pick<Text, 'data'>) | null;
}

/** The first text of each element when it was last rendered. */
const told = new WeakMap<Element, string>();

/**
 * Restores an element's first text when it has changed. A page translator replaces the text node with its own element.
 * That would stay for ever, because Preact writes to the removed text node. An unchanged text stays translated.
 */
function putTextBack({ type, __e: element, __k: children }: Known): void {
  if (typeof type !== 'string' || !element || !children) return;
  const [first] = children;
  const text = first && !first.type ? first.__e : null;
  const [before, now] = [told.get(element), text?.data ?? ''];
  told.set(element, now);
  if (before === now || text?.parentNode || (!text && !before)) return;
  element.querySelector(':scope>font')?.remove();
  if (text) element.prepend(text);
}

let isKept = false;

/** Restores changed texts of views from now on. */
export function keepTexts(options: Options): void {
  if (isKept) return;
  isKept = true;
  const { diffed } = options as { diffed?: (known: VNode) => void };
  options.diffed = known => {
    putTextBack(known);
    diffed?.(known);
  };
}
