import { randomUUID } from 'node:crypto';
import { boxOf, chunkOf, expectDisabled, requestsTo } from '../testing/boxes.ts';
import { desk, publishComments, riddleAnswer, rowsOf } from '../testing/database.ts';
import { captchaKey, field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

test('a comment survives a wrong captcha, and is public once the newsroom approves it', { tag: '@each-engine' }, async ({ page }) => {
  const author = `مینا <b> ${randomUUID()}`;
  const schemas = requestsTo(page, chunkOf('schemas'));
  const visit = page.waitForResponse(/rest\/visit/);
  const form = await openForm(page, '/news/1033', 'comment-form');
  const { captchaKey: key } = (await (await visit).json()) as { captchaKey: string };
  const image = form.locator('.captcha-image');
  await expect(image).toHaveAttribute('src', new RegExp(`[?&]key=${key}$`));

  const body = 'سطر اول\nسطر دوم <img src=x onerror=alert(1)>';
  await field(form, 'author').fill(author);
  await field(form, 'body').fill(body);
  await field(form, 'captchaText').fill('1');
  expect(schemas).toHaveLength(0);
  await send(form);
  await expect(message(form)).toHaveText('عدد داخل تصویر درست نبود. عدد تازه را بنویسید.');
  expect(schemas).toHaveLength(1);
  await expect(image).not.toHaveAttribute('src', new RegExp(`key=${key}$`));
  await expect(field(form, 'captchaText')).toHaveValue('');

  const asked = await captchaKey(form);
  await form.locator('.captcha-question').click();
  await expect(form.locator('.captcha-asked')).toContainText('به عدد بنویسید');
  await field(form, 'captchaText').fill(riddleAnswer(asked));
  await send(form);
  await expect(message(form)).toHaveText('نظر شما رسید و پس از بررسی منتشر می‌شود.');
  await expect(message(form)).toBeFocused();
  await expectDisabled(form.locator('input:visible,textarea,button'));

  await page.goto('/news/1033?again');
  await expect(page.locator('.comment-author', { hasText: author })).toHaveCount(0);
  const [row] = rowsOf("SELECT id FROM comments WHERE author = ? AND status = 'pending'", author);
  expect(desk('pending')).toContain('سطر دوم');
  desk('approve', String(row?.id));
  await page.goto('/news/1033?approved');
  const published = page.locator(`.comment[data-id="${String(row?.id)}"]`);
  await expect(published.locator('.comment-author')).toHaveText(author);
  await expect(published.locator('.comment-body')).toHaveText(body, { useInnerText: true });
  await expect(published.locator('img')).toHaveCount(0);
});

test('a reply quotes its comment, scrolls to 100 px from the top, and can be cancelled and started again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  publishComments('1063', [`${'واژه '.repeat(80)}پایان`]);
  const [row] = rowsOf("SELECT max(id) AS id FROM comments WHERE news_id = '1063' AND status = 'approved'");
  const id = Number(row?.id);
  await page.goto(`/news/1063?comment=${id}`);
  const reply = page.locator(`#comment-${id} .comment-reply`);
  await reply.click();
  const form = boxOf(page, 'comment-form');
  await expect(form.locator('.reply-author')).toHaveText('پاسخ به \u2068خواننده\u2069');
  await expect(form.locator('.reply-quote')).toHaveText('واژه '.repeat(60).trim());
  await expect(field(form, 'body')).toBeFocused();
  const distance = (): Promise<number> => form.locator('form').evaluate(element => Math.abs(element.getBoundingClientRect().top - 100));
  // WebKit scrolls to whole pixels only.
  await expect.poll(distance).toBeLessThan(1);
  await form.locator('.reply-cancel').click();
  await expect(form.locator('.reply-alert')).toHaveCount(0);

  await reply.click();
  await expect(field(form, 'body')).toBeFocused();
  await field(form, 'author').fill('پاسخ‌دهنده');
  await field(form, 'body').fill('با شما موافقم');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
  expect(rowsOf('SELECT body FROM comments WHERE parent_id = ?', id)).toEqual([{ body: 'با شما موافقم' }]);
  await reply.click();
  await expect(field(form, 'body')).toBeFocused();
  await expect(field(form, 'body')).toHaveValue('');
});

test('a long comment stays folded until a tap, and stacked diacritics are clipped to their comment', async ({ page }) => {
  publishComments('1088', [`${'خط\n'.repeat(200)}پایان`, `ی${'\u0301'.repeat(80)}`]);
  await page.goto('/news/1088');
  const long = page.locator('.comment-body', { hasText: 'پایان' });
  const height = (): Promise<number> => long.evaluate(body => body.clientHeight);
  await expect.poll(height).toBeLessThan(500);
  await page.locator('.comment-fold summary').tap();
  await expect.poll(height).toBeGreaterThan(3000);
  await expect(page.locator('.comment-body', { hasText: '\u0301' })).toHaveCSS('overflow', 'hidden');
});

test('a link to a comment opens the page of comments that contains it', async ({ page }) => {
  publishComments('1043', Array.from({ length: 60 }, (_, index) => `نظر ${index}`));
  const [oldest] = rowsOf("SELECT min(id) AS id FROM comments WHERE news_id = '1043' AND body = 'نظر 0'");
  const id = Number(oldest?.id);
  await page.goto(`/news/1043#comment-${id}`);
  await expect(page).toHaveURL(`/news/1043?comment=${id}#comment-${id}`);
  await expect(page.locator(`#comment-${id}`)).toBeInViewport();
});
