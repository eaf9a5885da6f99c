import { boxOf, expectDisabled, failedResource, holdBack, numberIn, requestsTo, stored } from '../testing/boxes.ts';
import { desk, publishComments, riddleAnswer, rowsOf } from '../testing/database.ts';
import { captchaKey, field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

const comment = (id: string): string => `.comment[data-id="${id}"]`;

test('a comment waits for the newsroom, and is there for everybody once it is approved', async ({ page }) => {
  const address = '/news/1033';
  const form = await openForm(page, address, 'comment-form');
  const body = 'سطر اول\nسطر دوم <img src=x onerror=alert(1)>';
  await field(form, 'author').fill('مینا <b>');
  await field(form, 'body').fill(body);
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText('نظر شما رسید و پس از بررسی منتشر می‌شود.');
  await expect(message(form)).toBeFocused();
  await expectDisabled(form.locator('input:visible,textarea,button'));

  await page.goto(`${address}?again`);
  await expect(page.locator('.comment-author', { hasText: 'مینا' })).toHaveCount(0);
  const [row] = rowsOf("SELECT id FROM comments WHERE news_id = '1033' AND status = 'pending'");
  expect(desk('pending')).toContain('سطر دوم');
  desk('approve', String(row?.id));
  await page.goto(`${address}?approved`);
  const published = page.locator(comment(String(row?.id)));
  await expect(published.locator('.comment-author')).toHaveText('مینا <b>');
  await expect(published.locator('.comment-body')).toHaveText(body, { useInnerText: true });
  await expect(published.locator('img')).toHaveCount(0);
});

test('a rejected comment is never seen', async ({ page }) => {
  const form = await openForm(page, '/news/1034', 'comment-form');
  await field(form, 'author').fill('فروشنده');
  await field(form, 'body').fill('ارزان بخرید');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).not.toBeEmpty();
  const [row] = rowsOf("SELECT id FROM comments WHERE body = 'ارزان بخرید'");
  desk('reject', String(row?.id));
  await page.goto('/news/1034?again');
  await expect(page.locator('.comment')).toHaveCount(0);
});

test('what is missing is said at its field, summed up, and the first one has the focus', async ({ page }) => {
  const calls = requestsTo(page, /postComment$/);
  const form = await openForm(page, '/news/1035', 'comment-form');
  await field(form, 'author').fill('   ');
  await field(form, 'email').fill('nobody@home');
  await send(form);
  await expect(field(form, 'author')).toBeFocused();
  await expect(field(form, 'author')).toHaveAccessibleDescription('نام خود را بنویسید.');
  await expect(field(form, 'email')).toHaveAccessibleDescription('لطفاً ایمیل خود را درست وارد کنید!');
  await expect(field(form, 'body')).toHaveAttribute('aria-invalid', 'true');
  await expect(message(form)).toContainText('نام شما، ایمیل شما');
  expect(calls).toHaveLength(0);
});

test('a wrong captcha keeps the form usable and shows the image of the returned key', async ({ page }) => {
  const form = await openForm(page, '/news/1036', 'comment-form');
  await field(form, 'author').fill('رضا');
  await field(form, 'body').fill('نظر من');
  const first = await captchaKey(form);
  await field(form, 'captchaText').fill('1');
  await send(form);
  await expect(message(form)).toHaveText('عدد داخل تصویر درست نبود. عدد تازه را بنویسید.');
  await expect(field(form, 'captchaText')).toHaveValue('');
  expect(await captchaKey(form)).not.toBe(first);
  await expect(field(form, 'body')).toHaveValue('نظر من');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
});

test('the first captcha of a story has the key that the visit was answered with', async ({ page }) => {
  const visit = page.waitForResponse(/rest\/visit/);
  const form = await openForm(page, '/news/1061', 'comment-form');
  const { captchaKey: key } = (await (await visit).json()) as { captchaKey: string };
  // A form that is awake before the answer has come shows another image until then.
  await expect(form.locator('.captcha-image')).toHaveAttribute('src', new RegExp(`[?&]key=${key}$`));
});

test('a question stands in for the picture', async ({ page }) => {
  const form = await openForm(page, '/news/1062', 'comment-form');
  await field(form, 'author').fill('نابینا');
  await field(form, 'body').fill('من پرسش را شنیدم');
  const key = await captchaKey(form);
  await form.locator('.captcha-question').click();
  await expect(form.locator('.captcha-asked')).toContainText('به عدد بنویسید');
  await field(form, 'captchaText').fill(riddleAnswer(key));
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
});

test('a reply quotes the comment, stands 100 px below the top, and can be closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  publishComments('1063', [`${'واژه '.repeat(80)}پایان`]);
  await page.goto('/news/1063');
  await page.locator('.comment-reply').click();
  const form = boxOf(page, 'comment-form');
  await expect(form).toHaveAttribute('data-widget-state', 'ready');
  await expect(form.locator('.reply-author')).toHaveText('پاسخ به \u2068خواننده\u2069');
  await expect(form.locator('.reply-quote')).toHaveText('واژه '.repeat(60).trim());
  await expect(field(form, 'body')).toBeFocused();
  expect(await form.locator('form').evaluate(element => Math.round(element.getBoundingClientRect().top))).toBe(100);
  await expect(field(form, 'reply')).toHaveValue('1');
  const id = (await page.locator('.comment').getAttribute('data-id')) ?? '';
  await expect(field(form, 'parentId')).toHaveValue(id);
  await form.locator('.reply-cancel').click();
  await expect(form.locator('.reply-alert')).toHaveCount(0);
  await expect(field(form, 'reply')).toHaveValue('0');
  await expect(field(form, 'reply-id')).toHaveValue('0');

  await page.locator('.comment-reply').click();
  await expect(field(form, 'body')).toBeFocused();
  await field(form, 'author').fill('پاسخ‌دهنده');
  await field(form, 'body').fill('با شما موافقم');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
  expect(rowsOf("SELECT parent_id AS parent FROM comments WHERE body = 'با شما موافقم'")).toEqual([{ parent: Number(id) }]);
});

test('after a comment was sent, a reply begins a new form', async ({ page }) => {
  publishComments('1086', ['بحث کنیم']);
  const form = await openForm(page, '/news/1086', 'comment-form');
  await field(form, 'author').fill('اول');
  await field(form, 'body').fill('حرف اول');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
  await page.locator('.comment-reply').click();
  await expect(field(form, 'body')).toBeFocused();
  await expect(field(form, 'body')).toHaveValue('');
  await field(form, 'author').fill('دوم');
  await field(form, 'body').fill('حرف دوم');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
  expect(rowsOf("SELECT count(*) AS count FROM comments WHERE news_id = '1086' AND status = 'pending'")).toEqual([{ count: 2 }]);
});

test('an English story has its captcha in Latin digits, and its question in English', async ({ page }) => {
  const form = await openForm(page, '/news/1203', 'comment-form');
  const image = form.locator('.captcha-image');
  await captchaKey(form);
  await expect(image).toHaveAttribute('src', /\?language=en&key=\d+$/);
  await form.locator('.captcha-question').click();
  await expect(form.locator('.captcha-asked')).toContainText(/Type .+ number/);
});

test('a vote is counted, shown and remembered, and not sent again', async ({ page }) => {
  publishComments('1071', ['خوب است']);
  const calls = requestsTo(page, /postCommentVote/);
  await page.goto('/news/1071');
  const up = page.locator('.vote-up');
  const { release, asked } = await holdBack(page, /postCommentVote/);
  await up.tap();
  await asked;
  await expect(page.locator('.spinner')).toBeVisible();
  await up.tap();
  release();
  await expect(page.locator('.spinner')).toHaveCount(0);
  expect(await numberIn(up)).toBe(1);
  await expect(page.locator('.tooltip')).toHaveText('شما قبلاً امتیاز داده‌اید');
  const id = (await page.locator('.comment').getAttribute('data-id')) ?? '';
  expect(await stored(page, 'commentRating')).toEqual({ [id]: '1' });
  await up.tap();
  await page.locator('.vote-down').tap();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.method()).toBe('POST');
  expect(calls[0]?.postData()).toBe(`commentId=${id}&vote=1`);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('.vote-down').tap();
  await expect(page.locator('.tooltip')).toHaveText('شما قبلاً امتیاز داده‌اید');
  expect(await numberIn(page.locator('.vote-down'))).toBe(0);
});

test('a vote that is refused is an X with a tooltip', async ({ page, problems }) => {
  problems.expect(failedResource);
  await page.route(/postCommentVote/, route => route.fulfill({ status: 500, body: '' }));
  await page.goto('/news/1001');
  const tools = page.locator(`${comment('101')} > .comment-tools`);
  await tools.locator('.vote-up').tap();
  await expect(tools.locator('.vote-up .vote-failed')).toHaveText('X');
  await expect(tools.locator('.tooltip')).toHaveText('خطا در ثبت امتیاز');
  await expect(page.locator('.spinner')).toHaveCount(0);
});
