import { boxOf } from '../testing/boxes.ts';
import { openByHand } from '../testing/by-hand.ts';
import { expect, test } from '../testing/test.ts';

/** A page as ASP.NET prints it: with one form around everything. */
const page = `<form method="post" action="/page.aspx"><input type="hidden" name="__VIEWSTATE" value="dDwt">
  <div data-widget="search" data-load="tap"><input type="search" name="all" aria-label="Words">
    <button formaction="/en/archive" formmethod="get">Search</button></div>
  <div data-widget="follow" data-load="tap"><button name="of" value="/en/topic/culture" formaction="/en/following">Arts</button></div>
  <section data-widget="load-more" data-load="tap" data-conf='{"id":"latest","items":2}' data-error="Not loaded."><ul></ul>
    <button formaction="/en/archive" formmethod="get">More</button><p role="status"></p></section>
  <section data-widget="poll" data-id="12" data-total-vote="3" data-success="Counted." data-error="Not counted.">
    <p class="poll-question">Which?</p>
    <p data-votes="1"><label><input type="radio" name="poll-12" id="105" value="105"> Tea</label></p>
    <p data-votes="2"><label><input type="radio" name="poll-12" id="106" value="106"> A walk</label></p>
    <button formaction="/rest/vote">Vote</button></section>
  <section data-widget="comment-form" data-load="tap" data-success="Thank you." data-error="Not saved.">
    <input type="hidden" name="newsId" value="1201"><label>Name <input name="author"></label>
    <label>Comment <textarea name="body" data-mandatory></textarea></label>
    <button formaction="/rest/postComment">Send</button></section>
  <button>Save the page</button></form>`;

test('a page that is one form searches with the search field only, and still submits with its own button', async ({ page: tab }) => {
  const sent: string[] = [];
  await tab.route('/page.aspx', (route, request) => {
    sent.push(request.postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await openByHand(tab, page);
  const box = boxOf(tab, 'search');
  await box.getByRole('button').click();
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  await expect(box.getByRole('searchbox')).toBeFocused();
  await tab.getByRole('button', { name: 'Save the page' }).click();
  await expect.poll(() => sent).toEqual([expect.stringContaining('__VIEWSTATE=dDwt')]);
  await box.getByRole('searchbox').fill('blue');
  await box.getByRole('searchbox').press('Enter');
  await expect(tab).toHaveURL('/en/archive?all=blue');
});

test('a page that is one form follows lists, loads more, votes and comments without navigation', async ({ page: tab }) => {
  const comment = tab.waitForRequest('/rest/postComment');
  await tab.route('/rest/postComment', route => route.fulfill({ json: { ok: 1 } }));
  await openByHand(tab, page);
  const list = tab.getByRole('button', { name: 'Arts' });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  const more = boxOf(tab, 'load-more');
  await more.getByRole('button').click();
  await expect(more.getByRole('listitem')).toHaveCount(2);
  await tab.getByRole('radio', { name: 'Tea' }).check();
  await tab.getByRole('button', { name: 'Vote' }).click();
  await expect(boxOf(tab, 'poll')).toHaveClass(/results/);
  const comments = boxOf(tab, 'comment-form');
  await comments.getByLabel('Comment').fill('Well said.');
  await comments.getByLabel('Name').fill('Mina');
  await comments.getByRole('button', { name: 'Send' }).click();
  await expect(comments).toContainText('Thank you.');
  const sent = new URLSearchParams((await comment).postData() ?? '');
  expect([sent.get('newsId'), sent.get('body'), sent.has('__VIEWSTATE')]).toEqual(['1201', 'Well said.', false]);
  await expect(tab).toHaveURL('/by-hand');
});
