/** A number in Persian digits, with a comma every three. */
export const persian = (value: number): string => value.toLocaleString('fa').replace(/٬/g, ',');

/** What was typed in Persian or Arabic-Indic digits, in ASCII ones. */
export const toAscii = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, digit => String(digit.charCodeAt(0) & 0xf));

/** Puts a number in the place of `{n}` in a label. */
export const withNumber = (label: string, value: number): string => label.replace('{n}', persian(value));
