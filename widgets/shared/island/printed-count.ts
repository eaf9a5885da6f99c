import { toAscii } from '../../../kernel/convert-digits.ts';

const digits = '\\p{Nd}(?:[\\p{Nd}.,٫٬،’\'\\u00a0\\u202f]*\\p{Nd})?';
const round = '(?:\\s?(?:هزار|میلیون|thousand|million|k|m)(?!\\p{L}))?';
/** A number as people write it, with what makes it a round one. */
const number = new RegExp(`[([]?${digits}${round}[)\\]]?`, 'giu');

const notCounts = 'label,button,a,h1,h2,h3,h4,h5,h6,option,.captcha-group,[class*=question],[class*=title]';

/** Finds a count in the markup of others, who may name it as they like: alone, or not beside a control. */
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

/** A whole number that people wrote, in any digits; undefined for a rounded one, or another text. */
const wholeNumber = (text: string): number | undefined =>
  /^[([]?\d{1,3}(?:\d*|(?:[.,٬،’'\s]\d{3})+)[)\]]?$/.test(text) ? Number(text.replace(/\D/g, '')) : undefined;

/** The count in a text as it stands; empty without one. */
export const countIn = (text: string): string => text.match(number)?.[0] ?? '';

/** A text without the counts in it. */
export const withoutCount = (text: string): string => text.replace(number, '').trim();

interface PrintedCount {
  /** Empty where nothing says a count; undefined where an attribute does. */
  text: string | undefined;
  /** Undefined where it cannot be read. */
  count: number | undefined;
  /** The text with `{n}` in the place of the count, where it has one that can be read. */
  label: string | undefined;
}

/** Reads a count with the words around it, which stay as they are where they say none that can be read. */
export function printedCount(box: Element, selector: string, given: string | undefined): PrintedCount {
  const text = elementWithCount(box, selector)?.textContent.trim() ?? '';
  const [found = '', ...others] = text.match(number) ?? [];
  const count = others.length > 0 ? undefined : wholeNumber(toAscii(found));
  return { text: text || (given ? undefined : ''), count, label: count === undefined ? undefined : text.replace(found.replace(/[()[\]]/g, ''), '{n}') };
}

const percentage = /^\(?[%٪]?\s*(\d{1,3})\s*[%٪]?\)?$/;

/** The share of the votes that stands beside a choice, in an element of its own; undefined without one. */
export function printedShare(choice: Element): { share: number; text: string } | undefined {
  let place = choice;
  while (place.parentElement && place.parentElement.querySelectorAll('[type=radio]').length === 1) place = place.parentElement;
  const texts = [...place.querySelectorAll('*')].map(({ textContent }) => textContent.trim());
  const text = texts.find(one => /[%٪]/.test(one) && percentage.test(toAscii(one)));
  return text === undefined ? undefined : { share: Number(percentage.exec(toAscii(text))?.[1]), text };
}
