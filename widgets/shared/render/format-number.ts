/** Code of the digit zero, in languages with their own digits. */
const zeros: Readonly<Record<string, number>> = { fa: 0x6f0, ckb: 0x660 };

/** Converts the ASCII digits of a text to the digits of a language. */
export function digitsIn(text: string, language: string): string {
  const zero = zeros[language.split('-')[0] ?? ''];
  return zero === undefined ? text : text.replace(/\d/g, digit => String.fromCharCode(zero + Number(digit)));
}

/** Formats a whole number with thousands separators in the digits of a language. */
export const formatNumber = (value: number, language: string): string =>
  digitsIn(value.toLocaleString('en'), language);
