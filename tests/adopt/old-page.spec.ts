import type { Page } from '@playwright/test';
import { boxOf, requestsTo, wake } from '../testing/boxes.ts';
import { openByHand, stylesheetByHand } from '../testing/by-hand.ts';
import { exchangeStyles, inBoxes, isolateBoxes } from '../testing/host-page.ts';
import { changesBy, frameworks } from '../testing/frameworks.ts';
import { looksOf } from '../testing/looks.ts';
import { expect, test } from '../testing/test.ts';

/**
 * Returns the width of each box's content, including hidden parts. A framework must not make a page scroll sideways.
 */
const widthsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(box => `${box.dataset.widget} ${box.scrollWidth}`),
  );

test('boxes look the same on pages with frameworks or a reset', async ({ page }) => {
  test.slow();
  // Removes the content security policy, so that the test may add styles.
  await page.route('**/catalogue/in/en', async route => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/catalogue/in/en');
  await isolateBoxes(page);
  await exchangeStyles(page);
  const before = await looksOf(page, inBoxes);
  const widths = await widthsOf(page);
  for (const [name, framework] of Object.entries(frameworks)) {
    const { all, seen } = await changesBy(page, before, framework);
    expect(all.length, name).toBeGreaterThan(0);
    expect.soft(seen, name).toEqual([]);
    expect.soft(await widthsOf(page), name).toEqual(widths);
  }
});

const comments = `
  <section data-widget="comments" data-rated="You have voted." data-failed="Not counted.">
    <form method="post" action="/rest/postCommentVote">
      <article data-id="101"><b class="comment-author">Masoud</b><p class="comment-body">Three summers.</p>
        <p class="comment-votes" data-up="3" data-down="1">
          <button class="vote-up"><span class="vote-label">Agree</span> 3</button>
          <button type="button" class="vote-down" aria-label="Disagree">1</button>
        </p></article>
    </form>
  </section>`;

const oldPage = `
  <nav class="navbar navbar-default"><button class="navbar-toggle" data-toggle="collapse" data-target="#old-menu">Menu</button>
    <div class="collapse navbar-collapse" id="old-menu"><p>Home</p></div></nav>
  <div class="modal" id="old-modal"><div class="modal-dialog"><div class="modal-content">Hello</div></div></div>
  <div class="carousel" id="old-slides"><div class="carousel-inner"><div class="item active">One</div><div class="item">Two</div></div></div>
  <div class="container"><div class="row"><div class="col-md-6" id="around">
    <section data-widget="like" data-id="1" data-like="12" data-dislike="3">
      <form method="post" action="/rest/rateNews"><input type="hidden" name="newsId" value="1087">
        <button class="positive btn" name="score" value="1"><span class="like-label">Like</span> 12</button>
        <button class="negative btn" name="score" value="-1"><span class="like-label">Dislike</span> 3</button></form>
    </section>${comments}</div></div></div>`;

/** jQuery handlers of an old page: on the document, around the boxes and on them. */
const oldScript = `
  window.heard = [];
  $(document).on('click', '[data-widget] button', function () { heard.push('document ' + $(this).closest('[data-widget]').data('widget')); });
  $('#around').on('click', '.positive', function () { heard.push('around'); });
  $('[data-widget=like]').on('widget:ready', function () { heard.push('ready'); });
  $.fn.shout = function () { return this.text(this.text().toUpperCase()); };`;

test('boxes and the page\'s own code work together with jQuery and Bootstrap 3', async ({ page }) => {
  await page.route('/old/**', route => route.fulfill({ path: `node_modules/${new URL(route.request().url()).pathname.slice(5)}` }));
  await openByHand(page, oldPage, {
    head: `<link rel="stylesheet" href="/old/bootstrap/dist/css/bootstrap.min.css">${stylesheetByHand()}
      <script src="/old/jquery/dist/jquery.min.js"></script><script src="/old/bootstrap/dist/js/bootstrap.min.js"></script>
      <script>$(function () {${oldScript}})</script>`,
  });
  const votes = requestsTo(page, /rateNews/);
  const like = boxOf(page, 'like');
  await wake(like);
  await like.locator('.positive').tap();
  await expect(like.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
  expect(votes).toHaveLength(1);
  expect(await page.evaluate('heard')).toEqual(['ready', 'around', 'document like']);

  // Bootstrap has a class of the same name, which it hides.
  await boxOf(page, 'comments').locator('.vote-up').tap();
  await expect(page.locator('.tooltip')).toHaveText('You have voted.');
  await expect(page.locator('.tooltip')).toHaveCSS('opacity', '1');

  await page.locator('.navbar-toggle').tap();
  await expect(page.locator('#old-menu')).toBeVisible();
  await page.evaluate("$('#old-slides').carousel('next'); $('#old-menu p').shout(); $('#old-modal').modal('show')");
  await expect(page.locator('.item.active')).toHaveText('Two');
  await expect(page.locator('#old-menu p')).toHaveText('HOME');
  await expect(page.locator('.modal-content')).toBeVisible();
});
