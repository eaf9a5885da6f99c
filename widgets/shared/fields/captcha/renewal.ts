/** What an awake captcha hears: another image is wanted, of the key in its `detail` or of a random one. */
export const captchaRenewal = 'captcha:renew';

/** The key at the end of the address of an image; empty where it has none. */
export const keyIn = (address: string): string => /[?&]key=(\w*)$/.exec(address)?.[1] ?? '';

/** The key that the server has told with an image that was asked for without one. */
function toldKey(address: string): string {
  const image = performance.getEntriesByName?.(address).pop() as Partial<PerformanceResourceTiming> | undefined;
  return image?.serverTiming?.find(({ name }) => name === 'captcha')?.description ?? '';
}

/** The key of an image that is shown; empty where the phone cannot know it. */
export const keyOf = (image?: HTMLImageElement | null): string => (image ? keyIn(image.src) || toldKey(image.src) : '');

/** Address of the image, or of the question, of a key. */
export const withKey = (address: string, key: string): string =>
  key ? `${address}${address.includes('?') ? '&' : '?'}key=${key}` : address;

/** A key for a captcha that the server has named none for. */
export const randomCaptchaKey = (): string => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_001));
