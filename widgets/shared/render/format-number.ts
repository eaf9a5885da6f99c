/** A whole number with a comma every three digits, in the digits of the language. */
export const formatNumber = (value: number, language: string): string =>
  value.toLocaleString(language.startsWith('fa') ? 'fa-IR' : 'en').replace(/٬/g, ',');
