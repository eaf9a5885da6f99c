/** Loads the editor of a rich-text field. Never rejects: if that fails, the plain field stays. */
export const startRichText = (field: HTMLTextAreaElement): Promise<void> =>
  import('./rich-text.ts').then(({ editRichText }) => editRichText(field)).catch(() => undefined);
