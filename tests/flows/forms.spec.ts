import { chunkOf, expectDisabled, failedResource, holdBack, requestsTo } from '../testing/boxes.ts';
import { desk, rowsOf } from '../testing/database.ts';
import { captchaKey, field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

test.describe('a save form', () => {
  test('saves, says so, and closes', async ({ page }) => {
    const form = await openForm(page, '/write/1', 'save-form');
    await field(form, 'name').fill('شاهد');
    await field(form, 'email').fill('شاهد@نمونه.ایران');
    await field(form, 'cell').fill('۰۹۱۲۳۴۵۶۷۸۹');
    await field(form, 'text').fill('<script>alert(1)</script>');
    await readCaptcha(form);
    await send(form);
    await expect(message(form)).toHaveText('فرم شما ثبت شد.');
    await expectDisabled(form.locator('input,textarea,button'));
    expect(desk('entries')).toContain('<script>alert(1)</script>');
  });

  test('refuses an e-mail address that is none, with the sentence for it, and sends nothing', async ({ page }) => {
    const calls = requestsTo(page, /saveForm/);
    const form = await openForm(page, '/write/1', 'save-form');
    await field(form, 'name').fill('شاهد');
    await field(form, 'text').fill('متن');
    await field(form, 'captchaText').fill('1');
    await field(form, 'email').fill('a@b.1');
    await send(form);
    await expect(field(form, 'email')).toBeFocused();
    await expect(field(form, 'email')).toHaveAccessibleDescription('لطفاً ایمیل خود را درست وارد کنید!');
    expect(calls).toHaveLength(0);
  });

  test('stays usable after a wrong captcha, with a new image', async ({ page }) => {
    const form = await openForm(page, '/write/2', 'save-form');
    await field(form, 'name').fill('Witness');
    await field(form, 'text').fill('Text');
    const first = await captchaKey(form);
    await field(form, 'captchaText').fill('0');
    await send(form);
    await expect(message(form)).toHaveText('That was not the number in the picture. Type the new one.');
    expect(await captchaKey(form)).not.toBe(first);
    await expect(field(form, 'text')).toHaveValue('Text');
    await expect(field(form, 'text')).toBeEnabled();
  });

  test('counts as the reader does, and keeps what is too long', async ({ page }) => {
    const calls = requestsTo(page, /saveForm/);
    const form = await openForm(page, '/write/1', 'save-form');
    const family = '👨‍👩‍👧';
    await field(form, 'text').fill(`${family}سَلام`);
    await expect(form.locator('.field-count')).toHaveText('۵ / ۴,۰۰۰');
    await field(form, 'text').fill('آ'.repeat(4001));
    await expect(form.locator('.field-count')).toHaveAttribute('data-over', '');
    await field(form, 'name').fill('شاهد');
    await field(form, 'captchaText').fill('1');
    await send(form);
    await expect(field(form, 'text')).toHaveAccessibleDescription(/۴,۰۰۰ نویسه/);
    await expect(field(form, 'text')).toHaveValue('آ'.repeat(4001));
    expect(calls).toHaveLength(0);
  });

  test('is stored once, however often and however early it is sent', async ({ page }) => {
    await page.goto('/write/1');
    const form = page.locator('[data-widget=save-form]');
    const { release, asked } = await holdBack(page, /\/rest\/saveForm/);
    await field(form, 'name').fill('دوبار');
    await field(form, 'text').fill('فقط یک بار');
    await expect(form).toHaveAttribute('data-widget-state', 'ready');
    await readCaptcha(form);
    await send(form);
    await asked;
    await send(form);
    release();
    await expect(message(form)).toHaveText('فرم شما ثبت شد.');
    expect(rowsOf("SELECT count(*) AS count FROM form_entries WHERE answers LIKE '%فقط یک بار%'")).toEqual([{ count: 1 }]);
  });
});

test('what checks the answers comes with the first sending, not with the form', async ({ page }) => {
  const schemas = requestsTo(page, chunkOf('schemas'));
  const form = await openForm(page, '/news/1085', 'comment-form');
  await field(form, 'author').fill('مینا');
  await field(form, 'body').fill('سلام');
  await readCaptcha(form);
  expect(schemas).toHaveLength(0);
  await send(form);
  await expect(message(form)).toHaveText(/منتشر می‌شود/);
  expect(schemas).toHaveLength(1);
});

test.describe('the newsletter', () => {
  test('has its first letter chosen, and the medium decides what is mandatory', async ({ page }) => {
    const form = await openForm(page, '/newsletter', 'newsletter');
    await expect(field(form, 'newsletter_id').first()).toBeChecked();
    await expect(field(form, 'email')).toHaveAttribute('required', '');
    await form.getByRole('radio', { name: 'با پیامک' }).check();
    await expect(field(form, 'email')).not.toHaveAttribute('required');
    await send(form);
    await expect(field(form, 'cell')).toBeFocused();
    await expect(field(form, 'cell')).toHaveAccessibleDescription('شمارهٔ موبایل خود را بنویسید.');
  });

  test('begins with the link of its message, and ends with the other one', async ({ page }) => {
    const form = await openForm(page, '/newsletter', 'newsletter');
    await form.getByRole('radio', { name: /جمعه‌بازار/ }).check();
    await field(form, 'email').fill('Reader@Example.com');
    await send(form);
    await expect(message(form)).toHaveText(/پیوند/);
    const state = () => rowsOf("SELECT state FROM subscriptions WHERE contact = 'reader@example.com'");
    expect(state()).toEqual([{ state: 'pending' }]);
    const [mail] = rowsOf("SELECT text FROM outbox WHERE recipient = 'reader@example.com'");
    const [confirm = '', end = ''] = String(mail?.text).match(/http\S+/g) ?? [];
    await page.goto(confirm);
    expect(state()).toEqual([{ state: 'pending' }]);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(state()).toEqual([{ state: 'confirmed' }]);
    await page.goto(end);
    await page.getByRole('main').getByRole('button').click();
    expect(state()).toEqual([{ state: 'ended' }]);
  });
});

test.describe('a dynamic form', () => {
  test('is made from its definition, filled from its content, and posts its answers', async ({ page }) => {
    const { release, asked } = await holdBack(page, /\/forms\/21$/);
    await page.goto('/form/21');
    const form = page.locator('[data-widget=dynamic-form]');
    await asked;
    await expect(form).toContainText('در حال بارگیری فرم...');
    release();
    await expect(form.locator('fieldset > legend').first()).toHaveText('دکه را چطور می‌خوانید؟');
    await expect(form.locator('.form-send')).toHaveText('ارسال');
    await expect(field(form, 'f-name')).toHaveAttribute('required', '');
    await expect(field(form, 'f-name')).toHaveAttribute('placeholder', 'نام یا هر چه دوست دارید');
    await expect(field(form, 'f-pages')).not.toHaveCount(0);
    await expect(field(form, 'f-pages').and(form.locator('[required]'))).toHaveCount(0);
    const textarea = form.locator('textarea:not([data-rich])').first();
    await expect(textarea).toHaveAttribute('rows', '5');
    await field(form, 'f-name').fill('<b>خواننده</b>');
    const posted = page.waitForRequest(/\/rest\/form\/21$/);
    await send(form);
    const data = JSON.parse(new URLSearchParams((await posted).postData() ?? '').get('data') ?? '') as object;
    expect(data).toMatchObject({ name: '<b>خواننده</b>', since: 'years' });
    await expect(message(form)).not.toBeEmpty();
    await expect(form.locator('.form-send')).toBeDisabled();
    const [row] = rowsOf("SELECT answers FROM form_entries WHERE kind = 'form' ORDER BY id DESC LIMIT 1");
    expect(String(row?.answers)).toContain('<b>خواننده</b>');
  });

  test('whose definition cannot be had says so, and is there at the next try', async ({ page, problems }) => {
    problems.expect(failedResource);
    await page.route(/\/forms\/21$/, route => route.fulfill({ status: 503, body: '' }));
    await page.goto('/form/21');
    const form = page.locator('[data-widget=dynamic-form]');
    await expect(form).toContainText('فرم دریافت نشد.');
    await page.unroute(/\/forms\/21$/);
    await form.getByRole('button').click();
    await expect(field(form, 'f-name')).toBeVisible();
  });

  test('of hostile make shows what is valid as text, and reports the rest', async ({ page, problems }) => {
    problems.expect(/form|item|rejected|Error/i);
    const hostile = '<img src=x onerror=alert(1)>';
    await page.route(/\/forms\/21$/, route =>
      route.fulfill({
        json: {
          form: {
            title: hostile,
            itemList: [
              null,
              { itemTypeStr: 'script', id: 'x', label: hostile },
              { itemTypeStr: 'TextBox', id: '__proto__', label: hostile, hint: hostile, defaultValue: hostile },
              { itemTypeStr: 'combo', id: 'c', label: hostile, optionList: [{ id: 'o', label: hostile }] },
            ],
          },
        },
      }),
    );
    await page.goto('/form/21');
    const form = page.locator('[data-widget=dynamic-form]');
    await expect(form.locator('legend').first()).toHaveText(hostile);
    await expect(form.locator('img')).toHaveCount(0);
    await expect(form.locator('select option')).toHaveText(hostile);
  });

  test('has an editor for rich text that comes with the focus, undoes, and cleans what is pasted', async ({ page, problems }) => {
    // Chromium reports the handlers of any HTML that it parses, also where it is parsed to be cleaned and none can run.
    problems.expect(/inline event handler/, /script-src-attr inline/);
    const dialogs: string[] = [];
    page.on('dialog', dialog => dialogs.push(dialog.message()));
    const chunks = requestsTo(page, chunkOf('rich-text'));
    const itemList = [{ itemTypeStr: 'richeditor', id: 'text', label: 'متن', mandatory: true }];
    await page.route(/\/forms\/21$/, route => route.fulfill({ json: { form: { title: 'فرم', itemList } } }));
    await page.goto('/form/21');
    const form = page.locator('[data-widget=dynamic-form]');
    const source = form.locator('textarea[data-rich]').first();
    await expect(source).toBeVisible();
    expect(chunks).toHaveLength(0);
    await source.focus();
    const editor = form.getByRole('textbox').and(form.locator('[contenteditable=true]'));
    await expect(editor).toBeFocused();
    await page.keyboard.type('سلام ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('دنیا');
    await expect(editor.locator('b')).toHaveText('دنیا');
    await expect(source).toHaveValue(/<b>دنیا<\/b>/);
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
  });
});
