import { boxOf, failedResource, failFirst, stored } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

const restored = 'نوشتهٔ ناتمام شما برگردانده شد.';

test('a draft is restored after a reload and in a new tab, until it is sent', async ({ page, context }) => {
  const address = '/news/1044';
  const form = await openForm(page, address, 'comment-form');
  await field(form, 'author').fill('مینا');
  await field(form, 'body').fill('نیمه‌کاره');
  await page.reload();
  await expect(boxOf(page, 'comment-form')).toHaveAttribute('data-widget-state', 'ready');
  await expect(field(form, 'body')).toHaveValue('نیمه‌کاره');
  await expect(message(form)).toContainText(restored);

  // A killed tab says no goodbye.
  await page.close({ runBeforeUnload: false });
  const tab = await context.newPage();
  await tab.goto(address);
  const again = boxOf(tab, 'comment-form');
  await expect(field(again, 'author')).toHaveValue('مینا');
  await again.scrollIntoViewIfNeeded();
  await readCaptcha(again);
  await send(again);
  await expect(message(again)).toHaveText(/منتشر می‌شود/);
  await tab.reload();
  expect(await stored(tab, 'draft')).toEqual({});
  await expect(field(again, 'body')).toHaveValue('');
});

test('a reply that was begun is still a reply after a reload', async ({ page }) => {
  await page.goto('/news/1001');
  await page.locator('.comment[data-id="104"] > .comment-tools .comment-reply').click();
  const form = boxOf(page, 'comment-form');
  await expect(form.locator('.reply-alert')).toBeVisible();
  await field(form, 'body').fill('حق با شماست');
  await page.reload();
  await expect(form.locator('.reply-author')).toHaveText('پاسخ به \u2068مهندس بازنشسته\u2069');
  await expect(field(form, 'parentId')).toHaveValue('104');
  await expect(field(form, 'body')).toHaveValue('حق با شماست');
});

test('offline, the form says so, keeps everything, and sends again when told to', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const form = await openForm(page, '/news/1045', 'comment-form');
  await field(form, 'author').fill('مسافر');
  await field(form, 'body').fill('در تونل نوشتم');
  await readCaptcha(form);
  await context.setOffline(true);
  await send(form);
  await expect(message(form)).toContainText('دوباره بفرستید');
  await expect(field(form, 'body')).toHaveValue('در تونل نوشتم');
  await expect(field(form, 'body')).toBeEnabled();
  await context.setOffline(false);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
  expect(rowsOf("SELECT count(*) AS count FROM comments WHERE body = 'در تونل نوشتم'")).toEqual([{ count: 1 }]);
});

test('a form whose server fails stays open and keeps its draft', async ({ page, problems }) => {
  problems.expect(failedResource);
  const form = await openForm(page, '/news/1072', 'comment-form');
  await failFirst(page, /postComment$/, 1);
  await field(form, 'author').fill('صبور');
  await field(form, 'body').fill('دوباره می‌فرستم');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toContainText('دوباره بفرستید');
  await page.reload();
  await expect(field(form, 'body')).toHaveValue('دوباره می‌فرستم');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
});

test('an answer that is an error closes the form, and the draft is there when the page is opened again', async ({ page }) => {
  const form = await openForm(page, '/news/1073', 'comment-form');
  await page.route(/postComment$/, route => route.fulfill({ json: { ok: 0, captchaKey: '17000000000' } }));
  await field(form, 'author').fill('بدشانس');
  await field(form, 'body').fill('بماند');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText('نظر شما ثبت نشد.');
  await expect(field(form, 'body')).toBeDisabled();
  await page.unroute(/postComment$/);
  await page.reload();
  await expect(field(form, 'body')).toHaveValue('بماند');
  await expect(field(form, 'body')).toBeEnabled();
});

test('what is typed before the form is awake is kept, too', async ({ page }) => {
  await page.goto('/news/1074');
  const form = boxOf(page, 'comment-form');
  await form.evaluate(box => {
    const field = box.querySelector('textarea');
    if (field) field.value = 'زود نوشتم';
  });
  await field(form, 'body').focus();
  await expect(form).toHaveAttribute('data-widget-state', 'ready');
  await expect(field(form, 'body')).toHaveValue('زود نوشتم');
  await expect.poll(() => stored(page, 'draft')).toMatchObject({ '/news/1074 /rest/postComment': { body: ['زود نوشتم'] } });
});

test('with storage denied the form still works, for as long as the page lives', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const form = await openForm(page, '/news/1075', 'comment-form');
  await field(form, 'author').fill('ناشناس');
  await field(form, 'body').fill('بی‌حافظه');
  await readCaptcha(form);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
});

test('two tabs of one form do not overwrite each other\'s draft', async ({ page, context }) => {
  const form = await openForm(page, '/write/2', 'save-form');
  const tab = await context.newPage();
  const other = await openForm(tab, '/write/2', 'save-form');
  await page.bringToFront();
  await field(form, 'text').fill('Written here');
  // Storage takes a moment to get from one tab's process to the other's, far less than a reader does.
  await expect.poll(() => stored(tab, 'draft')).toMatchObject({ '/write/2 /rest/saveForm/2': { text: ['Written here'] } });
  await tab.bringToFront();
  await field(other, 'name').fill('Written there');
  const both = { text: ['Written here'], name: ['Written there'] };
  await expect.poll(() => stored(page, 'draft')).toMatchObject({ '/write/2 /rest/saveForm/2': both });
  await page.bringToFront();
  await page.reload();
  await expect(field(form, 'text')).toHaveValue('Written here');
  await expect(field(form, 'name')).toHaveValue('Written there');
});

test('a sent form is not refilled by the Back button', async ({ page }) => {
  const form = await openForm(page, '/en/newsletter', 'newsletter');
  await field(form, 'email').fill('back@example.com');
  await send(form);
  await expect(message(form)).toContainText('link');
  await page.goto('/en');
  // Not page.goBack(): it waits for a load, and there is none from the back/forward cache.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/newsletter/);
  await expect(field(form, 'email')).toHaveValue('');
  expect(await stored(page, 'draft')).toEqual({});
});
