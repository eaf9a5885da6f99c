/** As much of jsdom as is used here. */
declare module 'jsdom' {
  export class JSDOM {
    /** Much faster than a document, which has a window of its own. */
    static fragment(html: string): DocumentFragment;
    constructor(
      html: string,
      options?: {
        contentType?: string;
        includeNodeLocations?: boolean;
        pretendToBeVisual?: boolean;
        url?: string;
        virtualConsole?: VirtualConsole;
      },
    );
    readonly window: EventTarget & {
      readonly document: Document;
      readonly DOMParser: typeof DOMParser;
      readonly FormData: typeof FormData;
      close: () => void;
    };
    nodeLocation(node: Node): { startLine: number; startOffset: number; endOffset: number; endTag?: object } | null;
  }

  /** Console for a document's errors: silent without a listener. */
  export class VirtualConsole extends EventTarget {}
}
