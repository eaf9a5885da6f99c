/** A number in Persian digits, with a comma every three of them. */
export const persian = (value: number): string => value.toLocaleString('fa').replace(/٬/g, ',');

/** Persian and Arabic digits as ASCII ones. */
export const ascii = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15));
