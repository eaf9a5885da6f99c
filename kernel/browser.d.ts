/** What browsers have and TypeScript's DOM library does not know yet. */
interface Document {
  /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
  readonly prerendering?: boolean;
}

interface Window {
  /**
   * The last press, before the kernel came, of what only a widget takes, if any; nothing at all on pages that do not
   * print the first-paint script.
   */
  earlyPress?: HTMLElement | null;
  /** A kernel is at work on this page. */
  dakkehKernel?: true;
}

interface Navigator {
  /** https://developer.mozilla.org/docs/Web/API/NetworkInformation */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  /** https://developer.mozilla.org/docs/Web/API/Navigator/deviceMemory */
  readonly deviceMemory?: number;
  /** https://developer.mozilla.org/docs/Web/API/Navigator/globalPrivacyControl */
  readonly globalPrivacyControl?: boolean;
}
