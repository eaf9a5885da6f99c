/** Event for an awake captcha: another image is wanted, of the key in its `detail` or of a random one. */
export const captchaRenewal = 'captcha:renew';

/** The key at the end of the address of an image; undefined where it has none. */
export const keyIn = (address: string): string | undefined => /[?&]key=(\w*)$/.exec(address)?.[1];

/** The key of an image that is shown, which the server tells with an image that was asked for without one. */
export function keyOf(address = ''): string | undefined {
  const [image] = (performance.getEntriesByName?.(address).slice(-1) ?? []) as Partial<PerformanceResourceTiming>[];
  return keyIn(address) ?? image?.serverTiming?.find(({ name }) => name === 'captcha')?.description;
}

/** Acts once the browser knows what it can of an image's key: one that is under way is not fetched again for it. */
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

/** Address of the image, or of the question, of a key. */
export const withKey = (address: string, key: string): string =>
  key ? `${address}${address.includes('?') ? '&' : '?'}key=${key}` : address;

/** A key for a captcha that the server has named none for. */
export const randomCaptchaKey = (): string => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_001));
