import { boxOf, numberIn, stored, wake, wakeAll } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { oldLibraries } from '../testing/old-libraries.ts';
import { expect, test } from '../testing/test.ts';

for (const [index, [name, install]] of Object.entries(oldLibraries).entries()) {
  test(`boxes wake, count votes and keep form fields and drafts with ${name}`, async ({ page }) => {
    await page.addInitScript(install);
    await page.goto('/');
    await wakeAll(page);

    const [id, words] = [String(1093 + index), `کنار ${name}`];
    const draft = await openForm(page, `/news/${id}`, 'comment-form');
    await field(draft, 'author').fill('مینا');
    await field(draft, 'email').fill('mina@dakkeh.example');
    await field(draft, 'body').fill(words);
    const form = await openForm(page, `/news/${id}`, 'comment-form');
    await expect(field(form, 'body')).toHaveValue(words);
    await readCaptcha(form);
    await send(form);
    await expect(message(form)).toHaveText('نظر شما رسید و پس از بررسی منتشر می‌شود.');
    const sent = rowsOf('SELECT author, email, news_id FROM comments WHERE body = ?', words);
    expect(sent).toEqual([{ author: 'مینا', email: 'mina@dakkeh.example', news_id: id }]);

    const like = boxOf(page, 'like');
    await wake(like);
    const count = like.locator('.positive');
    const before = await numberIn(count);
    await count.tap();
    await expect(count).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => numberIn(count)).toBe(before + 1);
    await expect.poll(() => stored(page, 'rateNews')).toEqual({ [id]: '1' });
    await wakeAll(page);
  });
}
