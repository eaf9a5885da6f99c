import type { Page } from '@playwright/test';
import { articleByHand, openByHand, pollByHand, stylesheetByHand } from '../testing/by-hand.ts';
import { boxOf, chunkOf, holdBack } from '../testing/boxes.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import { watchShifts } from '../testing/shifts.ts';
import { expect, test } from '../testing/test.ts';

/** Forms as newsrooms print them by hand. */
const unrenderedForms = {
  'a tip': `<section data-widget="save-form" data-load="tap" data-success="Thank you." data-error="Not saved.">
    <form method="post" action="/tips" data-invalid="Please correct:">
      <label>Your name <input name="name" required data-required-msg="Your name?" autocomplete="name"></label>
      <label>E-mail <input name="email" type="email" data-rule-msg="Please enter your email correctly!"></label>
      <label>What happened? <textarea name="text" data-limit="4000"></textarea></label>
      <button>Send</button>
    </form></section>`,
  'a comment': `<section data-widget="comment-form" data-load="tap" data-success="Thank you." data-error="Not saved.">
    <form method="post" action="/rest/postComment"><input type="hidden" name="newsId" value="1201"><table>
      <tr><td><label for="who">Name</label><td><input id="who" name="userName">
      <tr><td><label for="what">Comment</label><td><textarea id="what" name="text" required></textarea></table>
      <div class="captcha-group"><img src="/media/1001-360.webp" width="120" height="40" alt="Characters">
        <label>Type them <input type="number" name="captchaText"></label></div>
      <button>Send</button>
    </form></section>`,
  'a newsletter': `<section data-widget="newsletter" data-load="tap" data-success="Thank you." data-error="Not saved.">
    <form method="post" action="/rest/newsletter">
      <fieldset><legend>Which?</legend><label><input type="radio" name="newsletter_id" value="1" checked> Daily</label>
        <label><input type="radio" name="newsletter_id" value="2"> Weekly</label></fieldset>
      <label><input type="radio" name="medium" value="1" checked> By e-mail</label>
      <label><input type="radio" name="medium" value="2"> By SMS</label>
      <label>E-mail <input name="email" type="email"></label> <label>Phone <input name="cell" type="tel"></label>
      <button>Subscribe</button>
    </form></section>`,
  'a poll': pollByHand('<button>Vote</button>').replace('data-id', 'data-load="tap" data-id'),
};

test('a hand-written poll keeps its choice when it moves to its place, shifts no layout, and votes there', async ({ page }) => {
  const shifts = await watchShifts(page);
  await openByHand(page, articleByHand('poll-12', pollByHand('<button type="button">Vote</button>')));
  const box = boxOf(page, 'poll');
  const choice = box.getByRole('radio').nth(1);
  await expect(page.locator('[data-article-body] #poll-12')).toHaveCount(0);
  // A real tap would scroll, and the scroll would move the poll.
  await choice.evaluate((radio: HTMLInputElement) => radio.click());
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  await page.mouse.wheel(0, 40);
  await expect(page.locator('[data-article-body] > [data-type="box:poll-12"] > #poll-12')).toHaveCount(1);
  await expect(page.locator('#poll-12')).toHaveCount(1);
  await expect(choice).toBeChecked();
  await box.scrollIntoViewIfNeeded();
  expect(await shifts()).toEqual([]);
  await box.getByRole('button').click();
  await expect(box).toHaveClass(/results/);
  // A plain form would open the page of results.
  await expect(page).toHaveURL('/by-hand');
});

test('hand-written markup loads its parser and its sentences in parallel', async ({ page }) => {
  const parser = await holdBack(page, chunkOf('unrendered-markup'));
  const sentences = await holdBack(page, chunkOf('sentences'));
  await openByHand(page, unrenderedForms['a poll']);
  await page.getByRole('radio').first().focus();
  await Promise.all([parser.asked, sentences.asked]);
});

test('a hand-written form with a date and a file is sent complete after its errors are corrected', async ({ page }) => {
  await openByHand(page, `
    <section data-widget="save-form" data-load="tap" data-invalid="Please correct:" data-error="Not saved.">
      <form method="post" action="/tips" enctype="multipart/form-data">
        <label>Day <input type="date" name="day" required data-required-msg="Which day?"></label>
        <label>Picture <input type="file" name="picture"></label>
        <button>Send</button>
      </form>
    </section>`);
  const form = boxOf(page, 'save-form');
  await form.locator('[name=picture]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('seen') });
  await form.locator('[name=picture]').focus();
  await expect(form).toHaveAttribute('data-widget-state', 'ready');
  await form.getByRole('button', { name: 'Send' }).tap();
  await expect(form.locator('.form-message')).toHaveText('Please correct: Day');
  await form.locator('[name=day]').fill('2026-11-20');
  await page.route('/tips', route => route.fulfill({ contentType: 'text/html', body: '<title>Thanks</title>' }));
  const sent = page.waitForRequest(/\/tips$/);
  await form.getByRole('button', { name: 'Send' }).tap();
  const body = (await sent).postDataBuffer()?.toString() ?? '';
  expect(body).toContain('name="day"\r\n\r\n2026-11-20');
  expect(body).toContain('filename="a.txt"');
  expect(body).toContain('seen');
});

/** Taps fields of a form, which wakes it, and expects each field to stay at its place in the viewport. */
async function expectFieldsToStay(page: Page, form: string): Promise<void> {
  const text = '<p style="height: 600px">Text</p>';
  await openByHand(page, stylesheetByHand() + text + form + text);
  const box = page.locator('[data-widget]').first();
  const fields = box.locator('input,textarea').filter({ visible: true });
  const last = (await fields.count()) - 1;
  expect(last).toBeGreaterThan(0);
  // The form grows most above its last field.
  for (let index = last; index >= (isNightly ? 0 : last); index -= 1) {
    if (index < last) await page.goto('/by-hand');
    const field = fields.nth(index);
    await field.scrollIntoViewIfNeeded();
    await expect(box).not.toHaveAttribute('data-widget-state');
    const topOf = (): Promise<number> => field.evaluate(element => element.getBoundingClientRect().top);
    const before = await topOf();
    await field.tap();
    await expect(box).toHaveAttribute('data-widget-state', 'ready');
    expect(Math.abs((await topOf()) - before), `field ${index + 1}`).toBeLessThanOrEqual(1);
  }
}

for (const givesFocus of [true, false]) {
  const browser = givesFocus ? 'where a tap gives it the focus' : 'where a tap gives no focus, as in Safari';
  test(`a field stays under the finger although its form grows, ${browser}`, async ({ page }) => {
    test.slow(isNightly);
    // A stored draft would wake the form.
    await page.addInitScript(() => localStorage.clear());
    if (!givesFocus) await page.addInitScript(() => addEventListener('mousedown', event => event.preventDefault()));
    for (const [name, form] of Object.entries(givesFocus || isNightly ? unrenderedForms : { poll: unrenderedForms['a poll'] })) {
      await test.step(name, () => expectFieldsToStay(page, form));
    }
  });
}
