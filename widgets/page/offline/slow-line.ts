import { hasModifier } from '../../../kernel/press.ts';
import { savedBox } from '../../shared/base/other-boxes.ts';
import { listPage } from '../../shared/saved-pages/list-page.ts';

/** Time in milliseconds after which a waiting reader is offered saved pages. */
const patience = 5000;

const withoutHash = (address: string): string => address.replace(/#.*/, '');

/** Returns true if a plain click opens another page on this host in this tab. */
function isLeaving(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || hasModifier(event) || link.target) return false;
  return link.origin === location.origin && withoutHash(link.href) !== withoutHash(location.href);
}

function noticeOf({ slow = '', read = '' }: DOMStringMap, worker: ServiceWorker): HTMLElement {
  const notice = document.createElement('div');
  const button = document.createElement('button');
  notice.className = 'page-notice';
  notice.setAttribute('role', 'alert');
  button.textContent = read;
  // Ends the wait for the requested page. The worker then responds with the saved page or the list.
  button.addEventListener('click', () => worker.postMessage(''));
  notice.append(slow, ' ', button);
  return notice;
}

/** Offers saved pages to a reader who has tapped a link and still waits for its page. */
export function offerSavedPages(list: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notice: HTMLElement | undefined;

  function stop(): void {
    clearTimeout(timer);
    notice?.remove();
  }

  async function offer(): Promise<void> {
    // The worker handles the next page even if it does not control this one.
    const worker = (await navigator.serviceWorker.getRegistration())?.active;
    const words = (await listPage(list))?.querySelector<HTMLElement>(savedBox)?.dataset;
    if (!worker || !words) return;
    notice = noticeOf(words, worker);
    document.body.append(notice);
  }

  function wait(event: MouseEvent): void {
    if (!isLeaving(event)) return;
    stop();
    timer = setTimeout(() => void offer().catch(() => {}), patience);
  }

  addEventListener('click', wait);
  addEventListener('pagehide', stop);
  return () => {
    stop();
    removeEventListener('click', wait);
    removeEventListener('pagehide', stop);
  };
}
