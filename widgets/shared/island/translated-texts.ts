import type { Options, VNode } from 'preact';

/** Preact's data on a node, by the names that its releases have. */
interface Known extends VNode {
  /** Children; null for what shows nothing. */
  __k?: readonly (Known | null)[] | null;
  /** The node on the page. */
  __e?: (Element & Pick<Text, 'data'>) | null;
}

/** Elements → the texts that they were last seen to begin with. */
const told = new WeakMap<Element, string>();

/**
 * Puts the text that an element begins with back when it has changed. A page translator has an element of its own in
 * the place of it, which would stay for ever: Preact writes into the text that it has made, and that is not on the page
 * any more. A text that stays the same stays translated.
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

/** From now on the texts of views are put back, once they change. */
export function keepTexts(options: Options): void {
  if (isKept) return;
  isKept = true;
  const { diffed } = options as { diffed?: (known: VNode) => void };
  options.diffed = known => {
    putTextBack(known);
    diffed?.(known);
  };
}
