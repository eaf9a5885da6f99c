interface HtmlPolicy {
  createHTML: (html: string) => string;
}

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    /** https://developer.mozilla.org/docs/Web/API/TrustedTypePolicyFactory */
    trustedTypes?: { createPolicy: <Rules extends HtmlPolicy | ScriptPolicy>(name: string, rules: Rules) => Rules };
  }
}

const rules: HtmlPolicy = { createHTML: html => html };

/**
 * The page's only Trusted Types policy, or undefined if the browser does not support them. It trusts its input:
 * filled-in templates, in which every value is escaped, and sanitised rich text.
 */
export const htmlPolicy = window.trustedTypes?.createPolicy('dakkeh', rules);

/** Marks HTML as trusted, so that the browser accepts it as markup. */
export const trustedHtml = (html: string): string => (htmlPolicy ?? rules).createHTML(html);
