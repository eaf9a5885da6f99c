/** A number in Persian digits, with a comma every three. */
export const persian = value => value.toLocaleString('fa').replace(/٬/g, ',');

/** What was typed in Persian or Arabic-Indic digits, in ASCII ones. */
export const toAscii = text =>
  text.replace(/[۰-۹٠-٩]/g, digit => String(digit.charCodeAt(0) & 0xf));
