import { boxOf, scripts } from '../testing/boxes.ts';
import { publishComments, rowsOf } from '../testing/database.ts';
import { expect, test } from '../testing/test.ts';

test.describe('on a window that keeps its size', () => {
  // An emulated phone now and then announces another size, which the kernel measures. A wider window shows the poll at
  // once, which asks the storage once more where it is ready before the page is.
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 700, height: 900 } });

  test('fifty comments, which a page has at most, cost no more script than three', async ({ page, context }) => {
    /** How often each function of our files has run, until the page is quiet. */
    async function callsOn(address: string): Promise<Map<string, number>> {
      const session = await context.newCDPSession(page);
      await session.send('Profiler.enable');
      await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(boxOf(page, 'visit')).toHaveAttribute('data-widget-state', 'ready');
      const { result } = await session.send('Profiler.takePreciseCoverage');
      await session.detach();
      const calls = new Map<string, number>();
      for (const { url, functions } of result) {
        if (!scripts.test(url)) continue;
        for (const { functionName, ranges } of functions) {
          const [whole] = ranges;
          calls.set(`${url} ${functionName} ${whole?.startOffset}`, whole?.count ?? 0);
        }
      }
      return calls;
    }
    publishComments('1043', ['یک', 'دو', 'سه']);
    const few = await callsOn('/news/1043');
    publishComments('1043', Array.from({ length: 97 }, (_, index) => `نظر ${index}`));
    const many = await callsOn('/news/1043?many');
    await expect(page.locator('.comment')).toHaveCount(50);
    expect(few.size).toBeGreaterThan(10);
    expect(many).toEqual(few);
  });
});

test('a link to a comment that is on a later page of comments leads there', async ({ page }) => {
  publishComments('1044', Array.from({ length: 60 }, (_, index) => `نظر ${index}`));
  const [oldest] = rowsOf("SELECT min(id) AS id FROM comments WHERE news_id = '1044' AND body = 'نظر 0'");
  const id = Number(oldest?.id);
  await page.goto(`/news/1044#comment-${id}`);
  await expect(page).toHaveURL(`/news/1044?comment=${id}#comment-${id}`);
  await expect(page.locator(`#comment-${id}`)).toBeInViewport();
});
