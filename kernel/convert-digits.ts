/** Returns a digit's value: the low four bits of its code in ASCII, Arabic-Indic and Persian. */
const valueOf = (digit: string): number => digit.charCodeAt(0) & 15;

/** Replaces Persian and Arabic-Indic digits with ASCII digits. */
export const toAscii = (text: string): string => text.replace(/[٠-٩۰-۹]/g, digit => String(valueOf(digit)));

/** Replaces ASCII and Arabic-Indic digits with Persian digits. */
export const toPersian = (text: string): string =>
  text.replace(/[0-9٠-٩]/g, digit => String.fromCharCode(0x6f0 | valueOf(digit)));
