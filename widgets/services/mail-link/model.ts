const key = 123;

/** Each character XOR-ed with 123; done twice, the text is what it was. It hides from those who skim, no others. */
export const scramble = (text: string): string =>
  text.replace(/[^]/g, character => String.fromCharCode(character.charCodeAt(0) ^ key));

/** An e-mail address as the markup has it: scrambled, which leaves characters that no markup can hold, in base64. */
export const hideAddress = (address: string): string => btoa(scramble(address));

/** The address that the markup hides; empty where it hides none. */
export function showAddress(hidden: string): string {
  try {
    const address = scramble(atob(hidden));
    return /^[\w.+-]+@[\w.-]+$/.test(address) ? address : '';
  } catch {
    return '';
  }
}
