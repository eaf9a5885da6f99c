/** The text of a piece of rich text, as its length is counted. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
    .trim();
