import { randomUUID } from 'node:crypto';
import { boxOf, goBack, stored } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

test('a draft of two tabs survives a closed tab, a reload and a lost connection until it is sent', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const address = '/news/1044';
  const text = `در تونل نوشتم ${randomUUID()}`;
  const draft = (): Promise<unknown> => stored(page, 'draft');
  const kept = (fields: Record<string, string[]>): Record<string, unknown> => ({ [`${address} /rest/postComment`]: fields });
  const form = await openForm(page, address, 'comment-form');
  await field(form, 'author').fill('مینا');
  const tab = await context.newPage();
  const again = await openForm(tab, address, 'comment-form');
  await expect(field(again, 'author')).toHaveValue('مینا');
  await field(again, 'body').fill(text);
  await expect.poll(draft).toMatchObject(kept({ body: [text] }));
  await page.bringToFront();
  await field(form, 'email').fill('mina@example.com');
  await expect.poll(draft).toMatchObject(kept({ author: ['مینا'], body: [text], email: ['mina@example.com'] }));

  // A killed tab gets no unload events.
  await page.close({ runBeforeUnload: false });
  await tab.bringToFront();
  await tab.reload();
  await expect(boxOf(tab, 'comment-form')).toHaveAttribute('data-widget-state', 'ready');
  await expect(message(again)).toContainText('نوشتهٔ ناتمام شما برگردانده شد.');
  for (const [name, value] of [['author', 'مینا'], ['body', text], ['email', 'mina@example.com']] as const) {
    await expect(field(again, name)).toHaveValue(value);
  }

  await readCaptcha(again);
  await context.setOffline(true);
  await send(again);
  await expect(message(again)).toContainText('روی این دستگاه می‌ماند');
  await expect(field(again, 'body')).toHaveValue(text);
  await expect(field(again, 'body')).toBeEnabled();
  await context.setOffline(false);
  await expect(message(again)).toHaveText(/منتشر می‌شود/);
  expect(rowsOf('SELECT count(*) AS count FROM comments WHERE body = ?', text)).toEqual([{ count: 1 }]);
  await tab.reload();
  expect(await stored(tab, 'draft')).toEqual({});
  await expect(field(again, 'body')).toHaveValue('');
});

test('Back does not refill a sent form', async ({ page }) => {
  const form = await openForm(page, '/en/newsletter', 'newsletter');
  await field(form, 'email').fill('back@example.com');
  await send(form);
  await expect(message(form)).toContainText('link');
  await page.goto('/en');
  await goBack(page);
  await expect(page).toHaveURL(/newsletter/);
  await expect(field(form, 'email')).toHaveValue('');
});
