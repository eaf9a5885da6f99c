import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { namingOn } from './names.ts';

interface Looked {
  /** Selector of the part to check; the whole page by default. */
  part?: string;
  /** Rules to switch off for this part. */
  without?: readonly string[];
}

/** Rules that axe does not run by default: WCAG 2.2 and experimental ones. */
const more = [
  'target-size', 'label-content-name-mismatch', 'css-orientation-lock', 'focus-order-semantics',
  'table-fake-caption', 'td-has-header',
];

const switchTo = (enabled: boolean, rules: readonly string[]): RunOptions['rules'] =>
  Object.fromEntries(rules.map(rule => [rule, { enabled }]));

/** Makes axe check joined letters. It takes text for an icon if a canvas draws it narrower than its single letters. */
const seeJoinedLetters = (): void => {
  CanvasRenderingContext2D.prototype.measureText = text => ({ width: 30 * text.length }) as TextMetrics;
};

/** Returns axe's violations in a part of a page, by rule, with their elements. Skips iframes. */
async function found(page: Page, part: string, options: RunOptions): Promise<string[]> {
  const given: RunOptions = { ...options, resultTypes: ['violations'], iframes: false, elementRef: true };
  if (!(await page.evaluate(() => 'axe' in self))) {
    await page.evaluate(axe.source);
    await page.evaluate(seeJoinedLetters);
  }
  return page.evaluate(
    async ([selector, wanted, nameOf]) => {
      const { violations } = await (self as unknown as { axe: typeof axe }).axe.run(selector, wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ element }) => element && nameOf(element)).join(', ')}`);
    },
    [part, given, await namingOn(page)] as const,
  );
}

/** Firefox 153 crashes when axe measures targets near a video. */
const crashing = (page: Page): string[] => (page.context().browser()?.browserType().name() === 'firefox' ? ['target-size'] : []);

/** Returns axe's violations. */
export const violationsOn = (page: Page, { part = 'html', without = [] }: Looked = {}): Promise<string[]> =>
  found(page, part, { rules: { ...switchTo(true, more), ...switchTo(false, [...without, ...crashing(page)]) } });

/** Returns elements with too little contrast. */
export const contrastViolations = (page: Page, { part = 'html' }: Pick<Looked, 'part'> = {}): Promise<string[]> =>
  found(page, part, { runOnly: ['color-contrast'] });
