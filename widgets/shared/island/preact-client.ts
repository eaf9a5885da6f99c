import { options, type VNode } from 'preact';

export { createRoot, hydrateRoot } from 'preact/compat/client';

/** What Preact knows of a node, by the names that its releases have. */
interface Known extends VNode {
  /** Children; null for what shows nothing. */
  __k?: readonly (Known | null)[] | null;
  /** The node on the page. */
  __e?: Element & Partial<Pick<Text, 'data'>> & { told?: string };
}

/**
 * Puts the text that an element begins with back when it has changed. A page translator has an element of its own in
 * the place of it, which would stay for ever: Preact writes into the text that it has made, and that is not on the page
 * any more. A text that stays the same stays translated.
 */
function putTextBack({ type, __e: element, __k: children }: Known): void {
  if (typeof type !== 'string' || !element || !children) return;
  const text = children[0]?.type ? undefined : children[0]?.__e;
  const { told = '' } = element;
  element.told = text?.data ?? '';
  if (!told || told === element.told || text?.parentNode) return;
  element.querySelector(':scope>font')?.remove();
  if (text) element.prepend(text);
}

const { diffed } = options as { diffed?: (known: VNode) => void };
options.diffed = known => {
  putTextBack(known);
  diffed?.(known);
};
