import { news } from '../../../fixtures/content/content.ts';
import { boxOf, wake } from '../boxes.ts';
import { watchShifts } from '../shifts.ts';
import { expect, test } from '../test.ts';

const { id: idWithPoll } = news.find(({ body }) => body.includes('@box:poll')) ?? {};

for (const [name, address] of [['home', '/'], ['an article', '/news/1031']] as const) {
  test(`nothing on ${name} moves while the page is scrolled and every box wakes`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(address);
    const boxes = await page.locator('[data-widget]:not([data-load])').all();
    expect(boxes.length).toBeGreaterThan(2);
    for (const box of boxes) await wake(box);
    expect(await shifts()).toBe(0);
  });
}

test('a poll that is brought to its place in the text keeps what was chosen, and is at work there', async ({ page }) => {
  await page.goto(`/news/${idWithPoll}`);
  const poll = boxOf(page, 'poll');
  const choice = poll.getByRole('radio').nth(1);
  await expect(page.locator('.article-body #poll')).toHaveCount(0);
  // Without a scroll, which would bring it there.
  await choice.evaluate((radio: HTMLInputElement) => radio.click());
  await expect(poll).toHaveAttribute('data-widget-state', 'ready');
  await page.mouse.wheel(0, 40);
  await expect(page.locator('.article-body #poll')).toHaveCount(1);
  await expect(page.locator('#poll')).toHaveCount(1);
  await expect(choice).toBeChecked();
  await poll.getByRole('button').click();
  await expect(poll).toHaveClass(/results/);
  // Not the page of results that a plain form leads to.
  await expect(page).toHaveURL(`/news/${idWithPoll}`);
});
