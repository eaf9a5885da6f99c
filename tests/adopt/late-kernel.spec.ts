import { boxOf, requestsTo } from '../testing/boxes.ts';
import { manifest, openPlain, pollByHand, stylesheetByHand } from '../testing/by-hand.ts';
import { expect, test } from '../testing/test.ts';

const { firstPaint, kernel } = manifest();

const boxes = `
  ${pollByHand('<button type="button">Vote</button>')}
  <section data-widget="comment-form" data-load="tap" data-success="Thank you." data-error="Not saved.">
    <form method="post" action="/rest/postComment"><input type="hidden" name="newsId" value="1201">
      <label>Name <input name="userName"></label> <label>Comment <textarea name="text" required></textarea></label>
      <button>Send</button></form></section>
  <p style="height: 3000px">A long story.</p>
  <section id="news-comment" tabindex="-1"><section data-widget="comments" data-rated="You have voted." data-failed="Not counted.">
    <form method="post" action="/rest/postCommentVote"><article data-id="101"><b class="comment-author">Masoud</b>
      <p class="comment-body">Three summers.</p><p class="comment-votes" data-up="3" data-down="1">
        <button class="vote-up"><span class="vote-label">Agree</span> 3</button>
        <button class="vote-down"><span class="vote-label">Disagree</span> 1</button></p></article></form></section></section>
  <p style="height: 3000px">The end.</p>`;

/** A consent banner that loads the kernel on tap. */
const banner = `<button id="consent" style="position: fixed; bottom: 0">I agree</button><script>
  document.getElementById('consent').onclick = () => {
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: '/assets/${kernel}' }));
  };</script>`;

test('a kernel that loads ten seconds late loses no tap, text or choice, and does not scroll the page', async ({ page }) => {
  const votes = requestsTo(page, /\/rest\/vote/);
  await page.clock.install();
  await page.addInitScript(() => {
    localStorage.setItem('accessibility-widget-style', '@media screen{:root:root{font-size:150%!important}}');
  });
  await openPlain(page, `<script>${firstPaint}</script><main>${boxes}</main>${banner}`, { head: stylesheetByHand() });
  await page.goto('/by-hand#news-comment');
  await page.reload();
  await expect(page.locator('#news-comment')).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  const choice = page.getByRole('radio', { name: 'A walk' });
  await choice.check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Nasrin');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Tea, of course.');
  await page.getByRole('button', { name: 'Vote' }).tap();
  await page.evaluate(() => scrollTo(0, 0));
  await page.clock.fastForward(10_000);
  await expect(page.locator('[data-widget-state]')).toHaveCount(0);
  await page.locator('#consent').tap();

  await expect(boxOf(page, 'poll')).toHaveClass(/results/);
  await expect(choice).toBeChecked();
  expect(votes).toHaveLength(1);
  // The hash wakes the comments, however far away, but does not scroll to them once the reader has scrolled.
  await expect(boxOf(page, 'comments')).toHaveAttribute('data-widget-state', 'ready');
  await page.clock.runFor(2000);
  await expect(page.locator('#news-comment')).not.toBeInViewport();
  const form = boxOf(page, 'comment-form');
  await form.locator('textarea').focus();
  await expect(form).toHaveAttribute('data-widget-state', 'ready');
  await expect(form.locator('textarea')).toHaveValue('Tea, of course.');
  await expect(form.locator('[name=userName]')).toHaveValue('Nasrin');
});
