import { toAscii } from '../../../kernel/convert-digits.ts';

const digits = '\\p{Nd}(?:[\\p{Nd}.,٫٬،’\'\\u00a0\\u202f]*\\p{Nd})?';
const round = '(?:\\s?(?:هزار|میلیون|thousand|million|k|m)(?!\\p{L}))?';
/** Matches a number as people write it, with a word or letter for rounding such as "k". */
const number = new RegExp(`[([]?${digits}${round}[)\\]]?`, 'giu');

const notCounts = 'label,button,a,h1,h2,h3,h4,h5,h6,option,.captcha-group,[class*=question],[class*=title]';

/**
 * Finds the element with a count in markup of another CMS, whatever its class: the selector's match, or else the only
 * suitable element.
 */
function elementWithCount(box: Element, selector: string): Element | undefined {
  const found = [...box.querySelectorAll('*')].filter(
    one =>
      one.childElementCount === 0 &&
      one.textContent.match(number)?.length === 1 &&
      !one.closest(notCounts) &&
      (one.parentElement?.matches('form,header,footer,[data-widget]') || !one.parentElement?.querySelector('input')),
  );
  return box.querySelector(selector) ?? (found.length === 1 ? found[0] : undefined);
}

/** Returns a whole number in any notation. Returns undefined for a rounded number or another text. */
const wholeNumber = (text: string): number | undefined =>
  /^[([]?\d{1,3}(?:\d*|(?:[.,٬،’'\s]\d{3})+)[)\]]?$/.test(text) ? Number(text.replace(/\D/g, '')) : undefined;

/** Returns the count in a text as written, or an empty string. */
export const countIn = (text: string): string => text.match(number)?.[0] ?? '';

export const withoutCount = (text: string): string => text.replace(number, '').trim();

interface PrintedCount {
  /** Empty if no text has a count. Undefined if an attribute has it. */
  text: string | undefined;
  /** Undefined if the count cannot be read. */
  count: number | undefined;
  /** The text with `{n}` in place of the count. Undefined if the count cannot be read. */
  label: string | undefined;
}

/** Reads a count and the text around it. The text stays unchanged if its count cannot be read. */
export function printedCount(box: Element, selector: string, given: string | undefined): PrintedCount {
  const text = elementWithCount(box, selector)?.textContent.trim() ?? '';
  const [found = '', ...others] = text.match(number) ?? [];
  const count = others.length > 0 ? undefined : wholeNumber(toAscii(found));
  return { text: text || (given ? undefined : ''), count, label: count === undefined ? undefined : text.replace(found.replace(/[()[\]]/g, ''), '{n}') };
}

const percentage = /^\(?[%٪]?\s*(\d{1,3})\s*[%٪]?\)?$/;

/** Returns the percentage in an element next to a choice, or undefined. */
export function printedShare(choice: Element): { share: number; text: string } | undefined {
  let place = choice;
  while (place.parentElement && place.parentElement.querySelectorAll('[type=radio]').length === 1) place = place.parentElement;
  const texts = [...place.querySelectorAll('*')].map(({ textContent }) => textContent.trim());
  const text = texts.find(one => /[%٪]/.test(one) && percentage.test(toAscii(one)));
  return text === undefined ? undefined : { share: Number(percentage.exec(toAscii(text))?.[1]), text };
}
