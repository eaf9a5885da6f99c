import { displayStylesKey } from './display-styles-key.ts';

let shown: string | null = null;

/**
 * Applies the reader's display settings when the page starts and at each `storage` event. The event comes from another
 * tab, or from this page with the rule as its `detail`. Never throws. The rule goes into the first stylesheet, because
 * a content security policy may forbid inline styles.
 */
export function showDisplaySettings(event?: Event): void {
  try {
    const change = event as CustomEvent<string | undefined> | undefined;
    // Without a stored rule, the code below throws.
    const rule = (change?.detail ?? localStorage.getItem(displayStylesKey)) as string;
    if (rule === shown) return;
    const [sheet] = document.styleSheets as unknown as [CSSStyleSheet];
    if (shown) sheet.deleteRule(0);
    shown = '';
    document.body.classList.toggle('high-contrast-active', /high-contrast/.test(rule));
    sheet.insertRule(rule);
    shown = rule;
    // The browser's toolbar takes the background colour of the page.
    const metas = document.getElementsByName('theme-color') as NodeListOf<HTMLMetaElement>;
    for (const meta of metas) meta.content = String(/#\w+/.exec(rule) ?? meta.content);
  } catch {
    // Storage is refused, the settings were reset, or the stored text is no rule.
  }
}
