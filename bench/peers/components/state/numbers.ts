/** A number in Persian digits, with a comma every three. */
export const persian = (value: number): string => value.toLocaleString('fa').replace(/٬/g, ',');

/** Turns Persian or Arabic-Indic digits into ASCII ones. */
export const toAscii = (text: string): string =>
  text.replace(/[۰-۹٠-٩]/g, digit => String(digit.charCodeAt(0) & 0xf));

/** A key for a captcha's image that the server has named none for. */
export const randomKey = (): string => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_000));

/** Puts a number in the place of `{n}` in a label. */
export const withNumber = (label: string, value: number): string => label.replace('{n}', persian(value));
