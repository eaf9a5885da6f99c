/** As much of jsdom as is used here. */
declare module 'jsdom' {
  export class JSDOM {
    /** Much faster than a document, which has a window of its own. */
    static fragment(html: string): DocumentFragment;
    constructor(html: string, options?: { includeNodeLocations?: boolean; pretendToBeVisual?: boolean; url?: string });
    readonly window: EventTarget & { readonly document: Document; readonly DOMParser: typeof DOMParser };
    nodeLocation(node: Node): { startLine: number; startOffset: number; endOffset: number } | null;
  }
}
