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
 * The page's one Trusted Types policy; undefined where the browser knows of none. It trusts what it is
 * handed: filled-in templates, in which every value is escaped, and rich text that has been sanitised.
 */
export const htmlPolicy = window.trustedTypes?.createPolicy('dakkeh', rules);

/** HTML that the browser lets become markup. */
export const trustedHtml = (html: string): string => (htmlPolicy ?? rules).createHTML(html);
