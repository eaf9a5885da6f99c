import type { Page } from '../../../kernel/types.ts';
import { secureAddress } from '../../shared/base/web-address.ts';

/** Height of the partner's header frame in CSS pixels. */
const height = 146;

/** Set on the body while the frame is there. */
const mark = 'has-frame';

function makeFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, { className: 'partner-frame', src: address, height: String(height), title });
  // Too little, and on too few pages, for a stylesheet of its own.
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
 * Puts a partner's header frame on top of a page that the partner's readers open. The meta with its address also says
 * what the frame is called and, where it can be closed, what the button says. An element of the page whose id is the
 * hash has room for the frame before this script has come.
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
