import type { Locator, Page } from '@playwright/test';
import { voteWidgets } from '../../scripts/build/widget-folders.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import { boxOf, chunkOf, holdBack, openFoldOf } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { expect, test } from '../testing/test.ts';

interface Vote {
  /** Addresses of the pages to vote on, each with a selector of the button or the choice. */
  places: readonly (readonly [address: string, selector: string])[];
  /** Address of the call that sends the vote. */
  call: RegExp;
  /** Returns the number of votes stored for a place. */
  counted: (address: string, selector: string) => number;
}

const lastNumber = (text: string): string => /(\d+)\D*$/.exec(text)?.[1] ?? '';

const countOf = (sql: string, ...values: string[]): number =>
  Number(rowsOf(`SELECT count(*) AS count FROM ${sql}`, ...values)[0]?.count);

const voteUp = (comment: number): string => `#comment-${comment} > .comment-tools .vote-up`;

const articles = [1033, 1107, 1109, 1118, 1119].map(id => `/news/${id}`);

/** Places for votes with each widget, and functions that count them. */
const votes: Readonly<Record<string, Vote>> = {
  like: {
    places: articles.map(address => [address, '.positive']),
    call: /rateNews/,
    counted: address => countOf("votes WHERE kind = 'rate' AND id = ?", lastNumber(address)),
  },
  rating: {
    places: articles.map(address => [address, '[value="4"]']),
    call: /scoreNews/,
    counted: address => countOf("votes WHERE kind = 'score' AND id = ?", lastNumber(address)),
  },
  comments: {
    places: [228, 229, 230].map((id): [string, string] => ['/news/1078', voteUp(id)])
      .concat([231, 232].map(id => ['/news/1098', voteUp(id)])),
    call: /postCommentVote/,
    counted: (_, selector) => countOf("votes WHERE kind = 'comment' AND id = ?", /\d+/.exec(selector)?.[0] ?? ''),
  },
  poll: {
    places: [101, 102, 103].map((id): [string, string] => ['/poll/11', `[id="${id}"]`])
      .concat([110, 111].map(id => ['/poll/13', `[id="${id}"]`])),
    call: /\/rest\/vote/,
    counted: (_, selector) => countOf("votes WHERE kind = 'poll' AND choice = ?", lastNumber(selector)),
  },
};

/** Selects the option of a poll, or taps the button. */
async function cast(box: Locator, selector: string): Promise<void> {
  const isPoll = (await box.getAttribute('data-widget')) === 'poll';
  await openFoldOf(box.locator(selector));
  await box.locator(selector).tap();
  if (isPoll) await box.locator('.poll-vote').tap();
}

const shown = (box: Locator, selector: string): Locator => box.locator(`${selector}:is([aria-pressed=true], :disabled:checked)`);

type HoldBack = (page: Page, call: RegExp, widget: string) => ReturnType<typeof holdBack>;

/** Moments of the reload, each with a function that holds the page at that moment. */
const moments: readonly (readonly [moment: string, hold: HoldBack])[] = [
  ['before the box is ready', (page, _, widget) => holdBack(page, chunkOf(widget))],
  ['while the answer is under way', (page, call) => holdBack(page, call, 'answer')],
  ['while the vote is under way', (page, call) => holdBack(page, call)],
];

for (const [turn, widget] of voteWidgets().entries()) {
  const vote = votes[widget];
  if (!vote) throw new Error(`Readers vote by ${widget}: say in this file how, where, and what is counted.`);
  const { places, call, counted } = vote;

  for (const [index, [moment, hold]] of moments.entries()) {
    // By day, each widget is tested at one moment only.
    if (!isNightly && index !== turn % moments.length) continue;
    const [address, selector] = places[index] ?? ['', ''];

    test(`a vote by ${widget} counts once and is shown when the page is opened again ${moment}`, async ({ page }) => {
      const before = counted(address, selector);
      const { release, asked } = await hold(page, call, widget);
      // In WebKit, the load event waits for all imports of the page's scripts.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const box = boxOf(page, widget);
      await cast(box, selector);
      await asked;
      await page.reload({ waitUntil: 'domcontentloaded' });
      release();
      await openFoldOf(box);
      await box.scrollIntoViewIfNeeded();
      await expect(shown(box, selector)).toHaveCount(1);
      await expect.poll(() => counted(address, selector)).toBe(before + 1);
      await page.reload();
      await expect(page.locator('.page-notice')).toBeHidden();
      expect(counted(address, selector)).toBe(before + 1);
    });
  }

  // All widgets share the code that sends plain posts, so one test is enough by day.
  if (!isNightly && turn > 0) continue;

  test(`a vote by ${widget} is sent as a plain post if the kernel never loads, and counts once`, async ({ page }) => {
    const [address, selector] = places[4] ?? ['', ''];
    const before = counted(address, selector);
    const { release } = await holdBack(page, chunkOf('kernel'));
    await page.clock.install();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await cast(boxOf(page, widget), selector);
    await page.clock.fastForward(5000);
    await page.waitForURL(url => url.pathname + url.search !== address, { waitUntil: 'commit' });
    release();
    // Chromium refuses to reload a page that it is about to show.
    await page.waitForLoadState();
    await page.reload();
    await expect.poll(() => counted(address, selector)).toBe(before + 1);
  });
}
