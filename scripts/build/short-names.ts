/** A chunk's name in a text: up to its hash, and the two parts of that. */
const chunkNames = /([\w-]+-)([A-Z2-7]{5})([A-Z2-7]{3})(?=\.js\b)/g;

/** How many characters of a name are left out. */
export const shortenedBy = 3;

/** Names of chunks with five characters of their hash, five bits each: few, because the kernel names chunks. */
export const shorten = (text: string): string => text.replace(chunkNames, '$1$2');

/** What two texts have in common that differ in nothing but the hashes of chunks. */
export const withoutHashes = (text: string): string => text.replace(chunkNames, '$1');

/** The columns of a line at which `shorten` has left characters out. */
export const shortenedAt = (line: string): number[] =>
  Array.from(line.matchAll(chunkNames), ({ 0: name, index }) => index + name.length - shortenedBy);
