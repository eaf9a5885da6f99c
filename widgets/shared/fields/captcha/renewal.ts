import { fieldOf } from '../../markup/parse.ts';

/** What an awake captcha hears: another image is wanted, of the key in its `detail` or of a random one. */
export const captchaRenewal = 'captcha:renew';

/** An address of withKey without its key, and the key; empty where it has none. */
export function splitKey(address: string): [source: string, key: string] {
  const [source = '', key = ''] = address.split(/[?&]key=(\w*)$/);
  return [source, key];
}

/** The key of the image that is shown in a form or in a group: in a field of its own, or at the end of its address. */
export const shownKey = (place: ParentNode): string =>
  fieldOf(place, 'captchaKey') || splitKey(place.querySelector<HTMLImageElement>('.captcha-group img')?.src ?? '')[1];

/** Address of the image, or of the question, of a key. */
export const withKey = (address: string, key: string): string =>
  key ? `${address}${address.includes('?') ? '&' : '?'}key=${key}` : address;

/** A key for a captcha that the server has named none for. */
export const randomCaptchaKey = (): string => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_001));
