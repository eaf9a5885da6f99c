import { desk, publishComments, rowsOf } from '../testing/database.ts';
import { captchaKey, field, readCaptcha, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

test.use({ javaScriptEnabled: false });

test('a comment is a plain post: a wrong captcha keeps the input, a right one leads to an answer page', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/news/1082');
  const form = page.locator('.comment-form');
  await field(form, 'author').fill('بی‌اسکریپت');
  await field(form, 'email').fill('a@example.com');
  await field(form, 'body').fill('خط یک\nخط دو');
  await captchaKey(form);
  await field(form, 'captchaText').fill('0');
  await send(form);
  await expect(page.getByRole('alert')).toHaveText('عدد داخل تصویر درست نبود. عدد تازه را بنویسید.');
  await expect(page).toHaveTitle(/^فرستاده نشد/);
  await expect(field(form, 'author')).toHaveValue('بی‌اسکریپت');
  await expect(field(form, 'body')).toHaveValue('خط یک\nخط دو');
  await readCaptcha(form);
  await send(form);
  await expect(page).toHaveURL(/\/answer\/comment\/1082$/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\/1082/);
  expect(rowsOf("SELECT status, body FROM comments WHERE author = 'بی‌اسکریپت'")).toEqual([
    { status: 'pending', body: 'خط یک\nخط دو' },
  ]);
  expect(desk('pending')).toContain('خط دو');
});

test('a reply opens a page with its form', async ({ page }) => {
  publishComments('1083', ['حرف اول']);
  await page.goto('/news/1083');
  const id = (await page.locator('.comment').getAttribute('data-id')) ?? '';
  await page.locator('.comment-reply').click();
  await expect(page).toHaveURL(`/news/1083?replyTo=${id}#comment-form`);
  await expect(page.locator('.reply-quote')).toHaveText('حرف اول');
  await expect(page.locator('[name=parentId]')).toHaveValue(id);
  await page.locator('.reply-cancel').click();
  await expect(page.locator('.reply-alert')).toHaveCount(0);
});

test('a vote leads back to its comment', async ({ page }) => {
  publishComments('1084', ['رأی بدهید']);
  await page.goto('/news/1084');
  const id = (await page.locator('.comment').getAttribute('data-id')) ?? '';
  await page.locator('.vote-up').click();
  await expect(page).toHaveURL(new RegExp(`/news/1084.*#comment-${id}$`));
  expect(rowsOf("SELECT choice FROM votes WHERE kind = 'comment' AND id = ?", id)).toEqual([{ choice: '1' }]);
});

test('a save form shows its errors on a page, and is saved with a correct captcha', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/write/2');
  const form = page.locator('.save-form');
  await field(form, 'name').fill('Witness');
  await field(form, 'email').fill('witness@example');
  await field(form, 'text').fill('What I saw');
  await readCaptcha(form);
  await send(form);
  await expect(field(form, 'email')).toHaveAccessibleDescription('Please enter your email correctly!');
  await expect(field(form, 'text')).toHaveValue('What I saw');
  await field(form, 'email').fill('witness@example.com');
  await readCaptcha(form);
  await send(form);
  await expect(page).toHaveURL(/\/answer\/save\/2/);
});

test('a newsletter is ordered and confirmed on plain pages', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/en/newsletter');
  const form = page.locator('.newsletter');
  await expect(field(form, 'newsletter_id').first()).toBeChecked();
  await form.getByRole('radio', { name: 'By text message' }).check();
  await send(form);
  await expect(field(form, 'cell')).toHaveAccessibleDescription('Please enter your mobile number.');
  await field(form, 'cell').fill('+98 (912) 555-0123');
  await send(form);
  await expect(page).toHaveURL(/\/answer\/newsletter/);
  const [sms] = rowsOf("SELECT text FROM outbox WHERE recipient = '+989125550123'");
  const [confirm = ''] = String(sms?.text).match(/http\S+/) ?? [];
  await page.goto(confirm);
  await page.getByRole('main').getByRole('button').click();
  const state = () => rowsOf("SELECT state FROM subscriptions WHERE contact = '+989125550123'");
  await expect.poll(state).toEqual([{ state: 'confirmed' }]);
});

test('a dynamic form is a plain form that keeps its input after a refusal', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/form/22');
  const form = page.locator('main form');
  await expect(form.getByRole('group').first()).toBeVisible();
  await send(page.locator('main'));
  await expect(page.locator('.field-error').first()).toBeVisible();
  for (const input of await form.locator('input[type=text][required]').all()) await input.fill('An answer');
  for (const area of await form.locator('textarea[required]').all()) await area.fill('A long answer');
  for (const group of await form.locator('fieldset.field').all()) await group.locator('input').first().check();
  await send(page.locator('main'));
  await expect(page).toHaveURL(/\/answer\/form\/22/);
});
