/** As much of jsdom as is used here. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { includeNodeLocations?: boolean });
    readonly window: { readonly document: Document };
    nodeLocation(node: Node): { startOffset: number; endOffset: number } | null;
  }
}
