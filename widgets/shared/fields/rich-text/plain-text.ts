/** Returns the text of rich text for counting its length. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
    .trim();
