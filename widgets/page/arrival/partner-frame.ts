import type { Page } from '../../../kernel/types.ts';

/** Height of the partner's header frame in CSS pixels. */
const height = 146;

/** Puts a partner's header frame on top of a page that the partner's readers open. */
export function showPartnerFrame({ meta }: Page, hash: string): void {
  const source = meta('partner-frame');
  const address = meta('partner-frame-src');
  const isKnown = document.body.classList.contains('has-frame');
  if (isKnown || !source || !address || !/^https?:/.test(address) || hash !== `#ref=${source}`) return;
  const frame = document.createElement('iframe');
  frame.className = 'partner-frame';
  frame.src = address;
  frame.height = String(height);
  frame.title = source;
  // Too little, and on too few pages, for a stylesheet of its own.
  frame.style.cssText = 'display:block;inline-size:100%;border:0';
  document.body.classList.add('has-frame');
  document.body.prepend(frame);
}
