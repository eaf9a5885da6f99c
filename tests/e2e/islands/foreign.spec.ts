import { articleByHand, openByHand } from '../by-hand.ts';
import { boxOf, requestsTo } from '../boxes.ts';
import { expect, test } from '../test.ts';

const poll = (button: string): string => `
  <section data-widget="poll" data-id="12" data-total-vote="3" data-success="Thank you." data-error="Not counted.">
    <form method="post" action="/rest/vote"><p class="poll-question">Which?</p>
      <p data-votes="1"><input type="radio" name="poll-12" id="105" value="105"><label for="105">Tea</label></p>
      <p data-votes="2"><input type="radio" name="poll-12" id="106" value="106"><label for="106">A walk</label></p>
      ${button}
    </form>
  </section>`;

test('the first tap on a comment printed by hand is a vote', async ({ page }) => {
  const votes = requestsTo(page, /postCommentVote/);
  await openByHand(page, `
    <section data-widget="comments" data-load="tap" data-rated="You have voted." data-failed="Not counted.">
      <form method="post" action="/rest/postCommentVote">
        <article data-id="101"><b class="comment-author">Masoud</b><p class="comment-body">Three summers.</p>
          <p class="comment-votes" data-up="3" data-down="1">
            <button class="vote-up"><span class="vote-label">Agree</span> 3</button>
            <button type="button" class="vote-down" aria-label="Disagree">1</button>
          </p></article>
      </form>
    </section>`);
  await page.locator('.vote-up').tap();
  await expect(page.locator('.tooltip')).toHaveText('You have voted.');
  expect(votes).toHaveLength(1);
  await expect(page).toHaveURL('/by-hand');
});

test('a poll printed by hand twice has its words in both places, and the first tap on its button is a vote', async ({ page }) => {
  const votes = requestsTo(page, /\/rest\/vote/);
  await openByHand(page, poll('<input type="submit" value="Vote">') + poll('<button type="button">Vote</button>'));
  const polls = page.locator('[data-widget=poll]');
  for (const box of [polls.first(), polls.last()]) {
    await expect(box).toHaveAttribute('data-widget-state', 'ready');
    await expect(box.getByRole('radio', { name: 'A walk' })).toBeVisible();
    await expect(box.getByRole('button', { name: 'Vote' })).toBeVisible();
  }
  await polls.last().getByRole('radio', { name: 'Tea' }).check();
  await polls.last().getByRole('button').tap();
  await expect(polls.last()).toHaveClass(/results/);
  expect(votes).toHaveLength(1);
});

test('a poll that is brought to its place in the text keeps what was chosen, and is at work there', async ({ page }) => {
  await openByHand(page, articleByHand('poll-12', poll('<button type="button">Vote</button>')));
  const box = boxOf(page, 'poll');
  const choice = box.getByRole('radio').nth(1);
  await expect(page.locator('[data-article-body] #poll-12')).toHaveCount(0);
  // Without a scroll, which would bring it there.
  await choice.evaluate((radio: HTMLInputElement) => radio.click());
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  await page.mouse.wheel(0, 40);
  await expect(page.locator('[data-article-body] #poll-12')).toHaveCount(1);
  await expect(page.locator('#poll-12')).toHaveCount(1);
  await expect(choice).toBeChecked();
  await box.getByRole('button').click();
  await expect(box).toHaveClass(/results/);
  // Not the page of results that a plain form leads to.
  await expect(page).toHaveURL('/by-hand');
});

test('a form printed by hand with a date and a file goes out whole, once it is right', async ({ page }) => {
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
