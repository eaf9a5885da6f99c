const key = 123;

/**
 * XORs each character with 123. Applying it twice returns the original text. Hides addresses only from simple
 * harvesters.
 */
export const scramble = (text: string): string =>
  text.replace(/[^]/g, character => String.fromCharCode(character.charCodeAt(0) ^ key));

/**
 * Returns an e-mail address as the markup contains it: scrambled, then in base64, because scrambled characters may be
 * invalid in HTML.
 */
export const hideAddress = (address: string): string => btoa(scramble(address));

/** Returns the hidden address, or an empty string if it is invalid. */
export function showAddress(hidden: string): string {
  try {
    const address = scramble(atob(hidden));
    return /^[\w.+-]+@[\w.-]+$/.test(address) ? address : '';
  } catch {
    return '';
  }
}
