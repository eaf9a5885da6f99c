import { randomUUID } from 'node:crypto';
import { boxOf, expectDisabled, holdBack, requestsTo, waitUntilIdle } from '../testing/boxes.ts';
import { desk, rowsOf } from '../testing/database.ts';
import { field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

test('a save form sent twice is stored once, confirms it, and is disabled', async ({ page }) => {
  const text = `<script>alert('${randomUUID()}')</script>`;
  const form = await openForm(page, '/write/1', 'save-form');
  const { release, asked } = await holdBack(page, /\/rest\/saveForm/);
  await field(form, 'name').fill('شاهد');
  await field(form, 'email').fill('شاهد@نمونه.ایران');
  await field(form, 'cell').fill('۰۹۱۲۳۴۵۶۷۸۹');
  await field(form, 'text').fill(text);
  await readCaptcha(form);
  await send(form);
  await asked;
  await send(form);
  release();
  await expect(message(form)).toHaveText('فرم شما ثبت شد.');
  await expectDisabled(form.locator('input,textarea,button'));
  expect(rowsOf('SELECT count(*) AS count FROM form_entries WHERE instr(answers, ?)', text)).toEqual([{ count: 1 }]);
  expect(desk('entries')).toContain(text);
});

test('a dynamic form comes with its definition, edits rich text, and posts its answers', async ({ page, problems }) => {
  // Chromium reports inline handlers even when HTML is only parsed to be sanitised, where no handler can run.
  problems.expect(/inline event handler/, /script-src-attr inline/);
  const name = `<b>خواننده</b> ${randomUUID()}`;
  const dialogs: string[] = [];
  page.on('dialog', dialog => dialogs.push(dialog.message()));
  const { release, asked } = await holdBack(page, /\/forms\/21$/);
  await page.goto('/form/21');
  const form = page.locator('[data-widget=dynamic-form]');
  await asked;
  await expect(form).toContainText('در حال بارگیری فرم...');
  release();
  await expect(form.locator('fieldset > legend').first()).toHaveText('دکه را چطور می‌خوانید؟');
  await field(form, 'f-name').fill(name);

  const source = form.locator('textarea[data-rich]').first();
  const editor = form.getByRole('textbox').and(form.locator('[contenteditable=true]')).first();
  // The existing text begins in bold.
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('سلام ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('دنیا');
  await expect(source).toHaveValue(/<b>سلام&nbsp;<\/b>دنیا/);
  await page.keyboard.press('Control+z');
  await expect(source).not.toHaveValue(/دنیا/);
  await editor.evaluate(element => {
    const data = new DataTransfer();
    data.setData('text/html', '<p onclick="alert(1)">تمیز<script>alert(2)</script><img src=x onerror=alert(3)></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(source).toHaveValue(/تمیز/);
  await expect(source).not.toHaveValue(/script|onclick|onerror|<img/);
  expect(dialogs).toEqual([]);

  await send(form);
  await expect(form.locator('.form-send')).toBeDisabled();
  await expect(message(form)).not.toBeEmpty();
  const [row] = rowsOf("SELECT answers FROM form_entries WHERE kind = 'form' AND instr(answers, ?)", name);
  expect(String(row?.answers)).toContain('تمیز');
});

for (const [widget, address] of [['save-form', '/write/1'], ['poll', '/poll/14']] as const) {
  test(`the image of a captcha that is under way as its ${widget} wakes is fetched once`, async ({ page }) => {
    const asked = requestsTo(page, /\/captcha\//);
    const image = await holdBack(page, /\/captcha\//);
    await page.goto(address, { waitUntil: 'commit' });
    const form = boxOf(page, widget);
    await form.locator('.captcha-image').scrollIntoViewIfNeeded();
    await image.asked;
    await form.locator('[name=captchaText]').focus();
    await expect(form).toHaveAttribute('data-widget-state', 'ready');
    image.release();
    await expect(form.locator('.captcha-image')).toHaveJSProperty('complete', true);
    await waitUntilIdle(page);
    expect(asked).toHaveLength(1);
  });
}
