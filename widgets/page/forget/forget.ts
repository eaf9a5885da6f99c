import type { Mount } from '../../../kernel/types.ts';

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`;
}

async function forgetCaches(): Promise<void> {
  await Promise.all((await caches.keys()).map(name => caches.delete(name)));
}

async function endWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(registration => registration.unregister()));
}

/** Deletes all data that pages can store. If the browser refuses one part, the others are still deleted. */
const kept: readonly (() => unknown)[] = [
  () => localStorage.clear(),
  () => sessionStorage.clear(),
  () => history.replaceState(null, ''),
  forgetCookies,
  forgetCaches,
  endWorker,
];

/** Deletes local data before the request, because not every browser obeys the response header that does so. */
const mount: Mount = box => {
  async function forget(event: Event): Promise<void> {
    event.preventDefault();
    await Promise.allSettled(kept.map(part => new Promise(resolve => resolve(part()))));
    HTMLFormElement.prototype.submit.call(event.target);
  }
  const start = (event: Event): void => void forget(event);
  box.addEventListener('submit', start);
  return () => box.removeEventListener('submit', start);
};

export default mount;
