/** Event that asks a captcha for a new image. The `detail` is its key; without one, the key is random. */
export const captchaRenewal = 'captcha:renew';

/** Returns the key at the end of an image's URL, or undefined. */
export const keyIn = (address: string): string | undefined => /[?&]key=(\w*)$/.exec(address)?.[1];

/**
 * Returns the key of a shown image. If its URL has none, reads the key that the server sent in the `Server-Timing`
 * header.
 */
export function keyOf(address = ''): string | undefined {
  const [image] = (performance.getEntriesByName?.(address).slice(-1) ?? []) as Partial<PerformanceResourceTiming>[];
  return keyIn(address) ?? image?.serverTiming?.find(({ name }) => name === 'captcha')?.description;
}

/**
 * Calls `act` once the browser knows the image's key as far as possible. Waits for an image that is still loading
 * instead of loading it again. Returns a function that cancels this.
 */
export function onceKnown(image: HTMLImageElement | null | undefined, act: () => void): () => void {
  if (!image || image.complete || !('PerformanceServerTiming' in self)) {
    act();
    return () => {};
  }
  const ends = ['load', 'error'];
  for (const end of ends) image.addEventListener(end, act);
  return () => {
    for (const end of ends) image.removeEventListener(end, act);
  };
}

/** Returns the URL of an image or a question with a key. */
export const withKey = (address: string, key: string): string =>
  key ? `${address}${address.includes('?') ? '&' : '?'}key=${key}` : address;

/** Returns a random key for a captcha without one. */
export const randomCaptchaKey = (): string => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_001));
