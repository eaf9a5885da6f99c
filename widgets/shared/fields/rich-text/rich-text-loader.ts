/** Fetches the editor for a field for rich text. Never rejects: without its editor the field stays the one it was. */
export const startRichText = (field: HTMLTextAreaElement): Promise<void> =>
  import('./rich-text.ts').then(({ editRichText }) => editRichText(field)).catch(() => undefined);
