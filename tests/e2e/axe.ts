import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface Looked {
  /** Selector of the part that is looked at; without it, the whole page. */
  part?: string;
  /** Rules that do not hold there. */
  without?: string[];
}

const told = ({ violations }: AxeResults): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** What axe finds. No page of ours has anything in frames: axe needs no page of its own, and stays on this one. */
export async function violationsOn(page: Page, { part, without = [] }: Looked = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(without);
  return told(await (part ? axe.include(part) : axe).analyze());
}

/** Where there is too little contrast, as the axe finds it that `violationsOn` has left on the page. */
export async function paleOn(page: Page, { part = 'html' }: Pick<Looked, 'part'> = {}): Promise<string[]> {
  const results = await page.evaluate(selector => {
    const { axe } = self as unknown as { axe: { run: (part: string, options: object) => Promise<AxeResults> } };
    return axe.run(selector, { runOnly: ['color-contrast'] });
  }, part);
  return told(results);
}
