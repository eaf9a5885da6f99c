import { displayStylesKey } from './display-styles-key.ts';

let shown: string | null = null;

/**
 * Shows the page as the reader has set it: at first, and whenever an event `storage` says so, of another tab, or of
 * this page, with the rule as its `detail`. Never throws. The rule comes into the first stylesheet, which a policy
 * without inline styles allows.
 */
export function showDisplaySettings(event?: Event): void {
  try {
    const change = event as CustomEvent<string | undefined> | undefined;
    // Where nothing has been kept, there is no rule to insert: that throws.
    const rule = (change?.detail ?? localStorage.getItem(displayStylesKey)) as string;
    if (rule === shown) return;
    const [sheet] = document.styleSheets as unknown as [CSSStyleSheet];
    if (shown) sheet.deleteRule(0);
    shown = '';
    document.body.classList.toggle('high-contrast-active', /high-contrast/.test(rule));
    sheet.insertRule(rule);
    shown = rule;
    // A colour in it is that of the page's paper, which the browser around the page is to have, too.
    const metas = document.getElementsByName('theme-color') as NodeListOf<HTMLMetaElement>;
    for (const meta of metas) meta.content = String(/#\w+/.exec(rule) ?? meta.content);
  } catch {
    // Nothing can be kept here, nothing is set any more, or what is kept is no rule.
  }
}
