import type { Mount } from '../../../kernel/types.ts';
import { writeText } from '../../shared/base/elements.ts';
import { webAddress } from '../../shared/base/web-address.ts';
import { call } from '../../shared/calls/call.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { ipAnswer } from './contract.ts';
import { browserOf, hintedSystem, isAddress, systemOf } from './model.ts';

interface UserAgentData {
  getHighEntropyValues: (hints: string[]) => Promise<{ platform?: string; platformVersion?: string }>;
}

/** Returns the operating system from client hints, if they contain more than its name. */
async function systemByHints(): Promise<string> {
  const { userAgentData } = navigator as { userAgentData?: UserAgentData };
  const hints = await userAgentData?.getHighEntropyValues(['platformVersion']).catch(() => undefined);
  return hintedSystem(hints?.platform ?? '', hints?.platformVersion ?? '');
}

/** Fills in the reader's data, which a cached page cannot contain. Stores nothing. */
const mount: Mount = (box, kernel) => {
  void completeBox(box, kernel, '[data-unknown][data-refused][data-unreachable][data-malformed]');
  const [ip, browser, system] = ['[data-ip]', '[data-browser]', '[data-system]'].map(part => {
    const place = box.querySelector<HTMLElement>(part);
    // Skips a place that a server has already filled in.
    return place?.matches('[data-known]') ? null : place;
  });
  const { ipUrl = '' } = box.dataset;
  const address = webAddress(ipUrl);
  if (ip && !address) throw markupError(`data-ip-url="${ipUrl}" is no address`);
  const message = box.querySelector('[role=status]');
  let isMounted = true;

  function fill(place: HTMLElement | null | undefined, text: string): void {
    if (place && isMounted) writeText(place, text || (box.dataset.unknown ?? ''));
  }

  async function askForAddress(asked: string): Promise<void> {
    const outcome = await call({ address: asked, contract: ipAnswer });
    const found = outcome.kind === 'answer' ? outcome.answer.ip : '';
    if (isAddress(found)) {
      fill(ip, found);
      return;
    }
    const reason = outcome.kind === 'answer' ? 'malformed' : outcome.kind;
    fill(ip, '');
    if (message && isMounted) message.textContent = box.dataset[reason] ?? '';
  }

  fill(browser, browserOf(navigator.userAgent));
  fill(system, systemOf(navigator.userAgent));
  void systemByHints().then(hinted => hinted && fill(system, hinted));
  if (ip && address) void askForAddress(address);
  return () => {
    isMounted = false;
  };
};

export default mount;
