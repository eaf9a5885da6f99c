import { hasModifier } from '../../../kernel/press.ts';
import { listPage } from '../../shared/saved-pages/list-page.ts';

/** Time that a reader waits for a page before a kept one is offered, in ms. */
const patience = 5000;

const withoutHash = (address: string): string => address.replace(/#.*/, '');

/** Tells if a plain click opens another page of ours in the place of this one. */
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
  // It ends the waiting of the page that has been asked for, which comes from the shelf then, or the list does.
  button.addEventListener('click', () => worker.postMessage(''));
  notice.append(slow, ' ', button);
  return notice;
}

/** Offers what is kept to a reader who has tapped a link and still waits for its page. */
export function offerSavedPages(list: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notice: HTMLElement | undefined;

  function stop(): void {
    clearTimeout(timer);
    notice?.remove();
  }

  async function offer(): Promise<void> {
    // It answers the next page, even where it has come too late for this one.
    const worker = (await navigator.serviceWorker.getRegistration())?.active;
    const words = (await listPage(list))?.querySelector<HTMLElement>('[data-widget=saved]')?.dataset;
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
