/** The zeros of the languages that have digits of their own. */
const zeros: Readonly<Record<string, number>> = { fa: 0x6f0, ckb: 0x660 };

/** A text with its ASCII digits as the language writes them. */
export function digitsIn(text: string, language: string): string {
  const zero = zeros[language.split('-')[0] ?? ''];
  return zero === undefined ? text : text.replace(/\d/g, digit => String.fromCharCode(zero + Number(digit)));
}

/** A whole number with a comma every three digits, in the digits of the language. */
export const formatNumber = (value: number, language: string): string =>
  digitsIn(value.toLocaleString('en'), language);
