/** With ordinary spaces between figures and their units, for reading. */
export const spaced = (text: string): string => text.replaceAll('\u202f', ' ');
