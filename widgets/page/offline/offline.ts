import type { Mount } from '../../../kernel/types.ts';
import { webAddress } from '../../shared/base/web-address.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { keepReadPages } from './keep-read-pages.ts';
import { registerWorker } from './register-worker.ts';
import { sendWhatWaits } from './send-what-waits.ts';
import { offerWhatIsKept } from './slow-line.ts';

const loaded = (): Promise<unknown> =>
  new Promise(resolve => {
    if (document.readyState === 'complete') resolve(0);
    else addEventListener('load', resolve, { once: true });
  });

async function keepWhatIsRead(listPath: string, isFront: boolean): Promise<void> {
  await loaded();
  await registerWorker();
  await keepReadPages(listPath, isFront);
}

/**
 * Keeps the articles that are read and the front page on the phone, for when there is no network; and sends what has
 * waited for it.
 */
const mount: Mount = ({ dataset: { page = '/saved', front } }, { storage }) => {
  const list = webAddress(page);
  if (list === undefined) throw markupError(`data-page="${page}" is no address`);
  const stopSending = sendWhatWaits(storage);
  if (!('serviceWorker' in navigator) || navigator.connection?.saveData) return stopSending;
  const isFromShelf = document.querySelector('[data-kept]') !== null;
  // A phone may refuse all of it, in private mode or with a full disk: then pages are as they were.
  if (!isFromShelf) keepWhatIsRead(new URL(list).pathname, front !== undefined).catch(() => {});
  const stopOffering = offerWhatIsKept();
  return () => {
    stopSending();
    stopOffering();
  };
};

export default mount;
