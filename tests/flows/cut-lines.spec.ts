import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { sampleOf } from '../../scripts/test/nightly.ts';
import { boxOf, follow, waitUntilIdle, openFoldOf } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { field, openForm, readCaptcha, send } from '../testing/forms.ts';
import { type Fate, type NetworkLine, test } from '../testing/network-line.ts';
import { expect } from '../testing/test.ts';

// The tests run one after the other, because several of them count votes on the same article.
test.describe.configure({ mode: 'default' });

/** Path of the call that each widget makes. */
const acts = { like: '/rest/rateNews', rating: '/rest/scoreNews', 'comment-form': '/rest/postComment' } as const;

interface Cut {
  widget: keyof typeof acts;
  /** Failures of the call and of its retries, in this order; then it succeeds. */
  fates: Fate[];
  /** True if all other requests fail, too, until the reader comes back. */
  isAllCut: boolean;
  /** Way in which the reader comes back: on the same page, by a reload, or in a new tab. */
  back: 'line' | 'reload' | 'tab';
  /** Bytes of the next page that arrive before its connection breaks; null if that page is not loaded. */
  cutPage: number | null;
  /** Another open tab with the same page, and the build that serves it. */
  other: 'none' | 'same build' | 'other build';
}

const lostFate = fc.oneof(
  fc.constantFrom<Fate>('cut', 'hanging', { cutAfter: 0 }),
  fc.integer({ min: 1, max: 20 }).map((cutAfter): Fate => ({ cutAfter })),
);

const cut: fc.Arbitrary<Cut> = fc.record({
  widget: fc.constantFrom('like', 'rating', 'comment-form'),
  fates: fc.array(lostFate, { minLength: 1, maxLength: 3 }),
  isAllCut: fc.boolean(),
  back: fc.constantFrom('line', 'reload', 'tab'),
  cutPage: fc.option(fc.integer({ min: 0, max: 30_000 })),
  other: fc.constantFrom('none', 'same build', 'other build'),
});

/** The seed keeps the order, so that a number in a test name always means the same scenario. */
const cuts = fc.sample(cut, { numRuns: 100, seed: 35 });

/** Articles that no other test votes on. */
const articles = [1054, 1055, 1056, 1057, 1059, 1060, 1061, 1062, 1064, 1065, 1067, 1068, 1069, 1071, 1072].map(String);

const lost = /ERR_\w+|Failed to (fetch|load)|\.js\?r=1/;

const waitingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('outbox ')));

/** Fills in the form or wakes the button. Returns the final tap. */
async function prepare(page: Page, address: string, widget: Cut['widget'], text: string): Promise<() => Promise<void>> {
  if (widget === 'comment-form') {
    const form = await openForm(page, address, widget);
    await field(form, 'author').fill('مینا');
    await field(form, 'body').fill(text);
    await readCaptcha(form);
    return () => send(form);
  }
  await page.goto(address);
  const button = boxOf(page, widget).locator(widget === 'like' ? '.positive' : '[value="4"]');
  await openFoldOf(button);
  await button.focus();
  await expect(boxOf(page, widget)).toHaveAttribute('data-widget-state', 'ready');
  await waitUntilIdle(page);
  return () => button.tap();
}

/** Brings the reader back, on this page or in a new tab. Cuts the connection of the next page if `cutPage` is set. */
async function comeBack(page: Page, line: NetworkLine, { back, cutPage }: Cut, address: string): Promise<Page> {
  if (back === 'line') return page;
  const other = back === 'tab' ? await page.context().newPage() : page;
  if (back === 'tab') await page.close();
  if (cutPage !== null) {
    line.set(path => (path.startsWith('/news/') ? { cutAfter: cutPage } : 'through'));
    await other.goto(address).catch(() => undefined);
  }
  return other;
}

for (const [number, scenario] of sampleOf([...cuts.entries()], 4)) {
  const { widget, isAllCut, other, back } = scenario;

  test(`nothing is lost or counted twice when the line is cut as in ${number}: ${JSON.stringify(scenario)}`, async ({ page, context, line, baseURL, problems }) => {
    problems.expect(lost);
    test.setTimeout(120_000);
    await context.clock.install();
    const id = articles[number % articles.length] ?? '';
    const address = `${line.url}/news/${id}`;
    const text = `نیمه‌راه ${randomUUID()}`;
    const counted = (): number => {
      const [row] = widget === 'comment-form'
        ? rowsOf('SELECT count(*) AS count FROM comments WHERE body = ?', text)
        : rowsOf('SELECT count(*) AS count FROM votes WHERE kind = ? AND id = ?', widget === 'like' ? 'rate' : 'score', id);
      return Number(row?.count);
    };
    const before = counted();

    const act = await prepare(page, address, widget, text);
    if (other !== 'none') {
      if (other === 'other build') line.deploy(String(baseURL).replace(/\d+$/, port => String(Number(port) + 1)));
      const tab = await context.newPage();
      await tab.goto(address);
      await page.bringToFront();
    }
    const fates = [...scenario.fates];
    let isHanging = false;
    const fateOfCall = (): Fate => {
      const fate = fates.shift() ?? 'through';
      isHanging = fate === 'hanging';
      return fate;
    };
    line.set(path => (path === acts[widget] ? fateOfCall() : isAllCut ? 'cut' : 'through'));
    const loseAnswer = async (): Promise<void> => {
      if (isHanging) for (const tab of context.pages()) await tab.clock.fastForward(21_000);
    };
    await act();
    await expect.poll(() => fates.length).toBeLessThan(scenario.fates.length);
    // If only the call failed, its retry may already be in flight.
    await expect.poll(async () => {
      await loseAnswer();
      return boxOf(page, widget).locator('[aria-busy=true]').count();
    }).toBe(0);

    const reader = await comeBack(page, line, scenario, address);
    line.set(path => (path === acts[widget] ? fateOfCall() : 'through'));
    if (back !== 'line') {
      // The browser may still be about to show the error page of the broken page.
      await expect(() => reader.goto(`${line.url}/`)).toPass();
      await follow(reader, '/news/1052');
    }
    await expect.poll(async () => {
      await loseAnswer();
      for (const tab of context.pages()) await tab.evaluate(() => dispatchEvent(new Event('online')));
      return waitingOn(reader);
    }).toEqual([]);
    expect(counted()).toBe(before + 1);
    await reader.goto(address);
    await openFoldOf(boxOf(reader, widget));
    await boxOf(reader, widget).scrollIntoViewIfNeeded();
    if (widget === 'comment-form') await expect(field(boxOf(reader, widget), 'body')).toHaveValue('');
    else await expect(boxOf(reader, widget).locator('[aria-pressed=true]')).toHaveCount(1);
    expect(counted()).toBe(before + 1);
  });
}
