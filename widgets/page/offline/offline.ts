import type { Kernel, Mount } from '../../../kernel/types.ts';
import { webAddress } from '../../shared/base/web-address.ts';
import { trusted } from '../../shared/saved-pages/trusted.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { saveReadPages } from './save-read-pages.ts';
import { offerSavedPages } from './slow-line.ts';

const loaded = (): Promise<unknown> =>
  new Promise(resolve => {
    if (document.readyState === 'complete') resolve(0);
    else addEventListener('load', resolve, { once: true });
  });

async function keepWhatIsRead(list: string, worker: string, kernel: Kernel): Promise<void> {
  await loaded();
  await navigator.serviceWorker.register(trusted().createScriptURL(worker));
  await saveReadPages(list, kernel);
}

/**
 * Saves read articles and the front page for offline use. The service worker for all pages is at the root of the host.
 */
const mount: Mount = ({ dataset: { page = '/saved', worker = '/worker.js' } }, kernel) => {
  const list = webAddress(page);
  if (list === undefined) throw markupError(`data-page="${page}" is no address`);
  if (!('serviceWorker' in navigator) || navigator.connection?.saveData) return undefined;
  const isFromShelf = document.querySelector('[data-kept]') !== null;
  // The browser may refuse storage, in private mode or with a full disk. Pages then work as before.
  if (!isFromShelf) keepWhatIsRead(list, worker, kernel).catch(() => {});
  return offerSavedPages(list);
};

export default mount;
