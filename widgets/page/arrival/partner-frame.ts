import type { Page } from '../../../kernel/types.ts';
import { secureAddress } from '../../shared/base/web-address.ts';

/** Height of the partner's header frame in CSS pixels. */
export const frameHeight = 146;

/** Class of the body while the frame is shown. */
const mark = 'has-frame';

function makeFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, { className: 'partner-frame', src: address, height: String(frameHeight), title });
  // Inline, because this is too rare for a stylesheet.
  frame.style.cssText = 'display:block;inline-size:100%;border:0';
  return frame;
}

function makeButton(label: string, close: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'partner-frame-close', textContent: label, onclick: close });
  button.style.cssText = 'position:absolute;inset-block-start:0;inset-inline-end:0;background:var(--paper)';
  return button;
}

/**
 * Adds a partner's header frame for readers who come from that partner. Metas contain its URL, its title and optionally
 * the label of a close button. The element whose id is the hash reserves space before this script loads.
 */
export function showPartnerFrame({ meta }: Page, hash: string): void {
  const source = meta('partner-frame');
  const address = secureAddress(meta('partner-frame-src'));
  const { body } = document;
  if (body.classList.contains(mark) || !source || !address || hash !== `#ref=${source}`) return;
  const { title = source, close } = document.querySelector<HTMLElement>('meta[property=partner-frame-src]')?.dataset ?? {};
  const printed = document.getElementById(hash.slice(1));
  const holder = printed ?? document.createElement('div');
  holder.style.position = 'relative';
  holder.append(makeFrame(address, title));
  if (close) {
    holder.append(makeButton(close, () => {
      holder.remove();
      body.classList.remove(mark);
    }));
  }
  body.classList.add(mark);
  if (!printed) body.prepend(holder);
}
