import type { Page } from '@playwright/test';
import { boxOf } from '../../testing/boxes.ts';
import { expect, test } from '../../testing/test.ts';
import { runPhp } from './run-php.ts';

/** Logs in as an editor and approves a comment in the list of pending ones. */
async function approve(page: Page, text: string): Promise<void> {
  await page.goto('/wp-login.php');
  await page.locator('#user_login').fill('editor');
  await page.locator('#user_pass').fill('a password for tests');
  await page.locator('#wp-submit').click();
  await page.goto('/wp-admin/edit-comments.php?comment_status=moderated');
  const row = page.locator('#the-comment-list tr', { hasText: text });
  await row.hover();
  const saved = page.waitForResponse(answer => answer.request().postData()?.includes('dim-comment') ?? false);
  await row.locator('.approve a').click();
  await saved;
  await page.reload();
  await expect(row).toHaveCount(0);
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('#comment-form [name=author]').fill('مینا');
  await page.locator('#comment-form [name=comment]').fill(text);
  // A touched box replaces its markup once when it wakes, so the tap has to wait for that.
  await expect(page.locator('#comment-form:not([data-widget-state=loading])')).toBeVisible();
  await page.locator('#comment-form .form-send').tap();
}

test('a comment is shown once the editor approves it, and can be voted on', async ({ page, browser }) => {
  const text = 'پس نانوایی باز می‌ماند؟';
  await page.goto('/news/1023/');
  await write(page, `${text} <img src="/none" onerror="alert(1)">`);
  await expect(page.locator('#comment-form .form-message')).toHaveText('نظر شما رسید و پس از بررسی منتشر می‌شود.');
  await page.reload();
  await expect(page.getByText(text)).toHaveCount(0);
  const desk = await browser.newPage();
  await approve(desk, text);
  await desk.close();
  await page.reload();
  await expect(page.locator('.comments-title')).toHaveText('۱ نظر');
  await expect(page.locator('.comment-body')).toHaveText(text);
  await expect(page.locator('.comment-body img')).toHaveCount(0);
  await page.locator('.vote-up').tap();
  await expect(page.locator('.vote-up .vote-count')).toHaveText('۱');
  await page.reload();
  await expect(page.locator('.vote-up .vote-count')).toHaveText('۱');
});

test('a reply is saved below its comment', async ({ page, browser }) => {
  const text = 'چای را قبول داریم.';
  await page.goto('/news/1001/');
  await page.locator('.comment-reply').tap();
  await expect(boxOf(page, 'comment-form').locator('.reply-quote')).toContainText('سه تابستان');
  await write(page, text);
  await expect(page.locator('#comment-form .form-message')).toHaveText('نظر شما رسید و پس از بررسی منتشر می‌شود.');
  const desk = await browser.newPage();
  await approve(desk, text);
  await desk.close();
  await page.reload();
  await expect(page.locator('.comment .comment .comment-body')).toHaveText(text);
});

test('a refusal by WordPress is shown at its field, and the form stays open', async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/news/1024/');
  await page.route('**/postComment', route => route.continue({ postData: route.request().postData()?.replace(/author=[^&]*/, 'author=') }));
  await write(page, 'نوشته‌ای دیگر');
  await expect(page.locator('#comment-form')).toContainText('نام خود را بنویسید.');
  await expect(page.locator('#comment-form [name=comment]')).toHaveValue('نوشته‌ای دیگر');
  await expect(page.locator('#comment-form .form-send')).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only its author sees a pending comment on the article', async ({ page, browser }) => {
    const text = 'سایه‌بان بهتر از سنگ‌فرش است.';
    await page.goto('/news/1031/');
    // WordPress shows a pending comment only to an author who has given an email address.
    await page.locator('[name=email]').fill('mina@example.com');
    await write(page, text);
    await expect(page.getByRole('status').first()).toHaveText('نظر شما رسید و پس از بررسی منتشر می‌شود.');
    await expect(page.locator('.comment-waiting')).toBeVisible();
    const other = await browser.newPage();
    await other.goto('/news/1031/');
    await expect(other.getByText(text)).toHaveCount(0);
    await other.close();
  });

  test('a refused comment comes back with its page and all typed text', async ({ page, problems }) => {
    problems.expect(/422/);
    await page.goto('/news/1032/');
    await page.locator('[name=email]').fill('mina@example.com');
    const answer = page.waitForResponse(response => response.request().method() === 'POST');
    // A blank passes the browser's own check of required fields.
    await page.locator('#comment-form [name=author]').fill(' ');
    await page.locator('#comment-form [name=comment]').fill('متن');
    await page.locator('#comment-form .form-send').tap();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole('alert')).toContainText('نام خود را بنویسید.');
    await expect(page.locator('#comment-form [name=comment]')).toHaveValue('متن');
    await expect(page.locator('[name=email]')).toHaveValue('mina@example.com');
  });

  test('a reply opens WordPress\'s own form', async ({ page }) => {
    await page.goto('/news/1001/');
    await page.locator('.comment-reply').first().tap();
    await expect(page).toHaveURL(/replytocom=\d+/);
    await expect(page.locator('[name=comment_parent]')).not.toHaveValue('0');
  });
});

test('200 comments take less than 15 queries more than none', async ({ request }) => {
  const queries = async (id: number): Promise<number> => Number((await request.get(`/news/${id}/`)).headers()['x-queries']);
  expect((await queries(1002)) - (await queries(1003))).toBeLessThan(15);
});

test('pages of comments link to each other', async ({ request }) => {
  const headers = { 'x-site': JSON.stringify({ page_comments: 1, comments_per_page: 50, default_comments_page: 'oldest' }) };
  const html = await (await request.get('/news/1002/', { headers })).text();
  expect(html.match(/<li id="comment-/g)).toHaveLength(50);
  const next = /class="next page-numbers" href="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(next).toMatch(/comment-page-2\/#news-comment$/);
  expect(await (await request.get(next, { headers })).text()).toContain('نظر 60<');
});

test('only editors see the warning about two comment forms', () => {
  const [alone, toReaders, toEditors] = runPhp(`$said = static function ( $user, $forms ) {
      wp_set_current_user( $user );
      for ( $form = 0; $form < $forms; $form++ ) { do_action( 'comment_form_before' ); }
      ob_start();
      dakkeh_tell_of_two_forms();
      return ob_get_clean();
    };
    return array( $said( 1, 1 ), $said( 0, 1 ), $said( 1, 0 ) );`) as string[];
  expect([alone, toReaders]).toEqual(['', '']);
  expect(toEditors).toContain('دو فرم نظر');
});
