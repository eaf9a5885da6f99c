/** The low four bits of a digit's code are its value, in ASCII, Arabic-Indic and Persian alike. */
const valueOf = (digit: string): number => digit.charCodeAt(0) & 15;

/** Persian and Arabic-Indic digits become ASCII digits. */
export const toAscii = (text: string): string => text.replace(/[٠-٩۰-۹]/g, digit => String(valueOf(digit)));

/** ASCII and Arabic-Indic digits become Persian digits. */
export const toPersian = (text: string): string =>
  text.replace(/[0-9٠-٩]/g, digit => String.fromCharCode(0x6f0 | valueOf(digit)));
