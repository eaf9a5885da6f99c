/** Browser features that TypeScript's DOM library lacks. */
interface Document {
  /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
  readonly prerendering?: boolean;
}

interface Window {
  /**
   * The last press of a widget's button or link before the kernel ran. Undefined on pages without the first-paint
   * script.
   */
  earlyPress?: HTMLElement | null;
  /** Set once a kernel runs on this page. */
  dakkehKernel?: true;
  /** Set once the page's swaps are followed. */
  dakkehSwaps?: true;
}

interface Navigator {
  /** https://developer.mozilla.org/docs/Web/API/NetworkInformation */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  /** https://developer.mozilla.org/docs/Web/API/Navigator/deviceMemory */
  readonly deviceMemory?: number;
  /** https://developer.mozilla.org/docs/Web/API/Navigator/globalPrivacyControl */
  readonly globalPrivacyControl?: boolean;
}
