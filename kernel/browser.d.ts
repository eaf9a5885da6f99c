/** What browsers have and TypeScript's DOM library does not know yet. */
interface Document {
  /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://developer.mozilla.org/docs/Web/API/NetworkInformation */
  readonly connection?: { readonly saveData?: boolean };
}
