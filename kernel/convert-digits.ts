/** The low four bits of a digit's code are its value, in ASCII, Arabic-Indic and Persian alike. */
const convert = (text: string, zero: number): string =>
  text.replace(/[0-9٠-٩۰-۹]/g, digit => String.fromCharCode(zero | (digit.charCodeAt(0) & 15)));

/** Persian and Arabic-Indic digits become ASCII digits. */
export const toAscii = (text: string): string => convert(text, 48);

/** ASCII and Arabic-Indic digits become Persian digits. */
export const toPersian = (text: string): string => convert(text, 0x6f0);
