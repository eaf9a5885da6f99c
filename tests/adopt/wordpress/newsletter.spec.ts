import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';
import { boxOf } from '../../testing/boxes.ts';
import { expect, test } from '../../testing/test.ts';
import { runPhp } from './run-php.ts';

// The tests run in this order, because the last but one exhausts the limit that the others need.
test.describe.configure({ mode: 'serial' });

interface Mail {
  to: string;
  message: string;
}

/** Returns the mails that WordPress would have sent to an address. */
function mailsTo(address: string): string[] {
  const mails = readFileSync(join(root, 'var/wordpress/outbox.jsonl'), 'utf8').trim().split('\n').map(line => JSON.parse(line) as Mail);
  return mails.filter(({ to }) => to === address).map(({ message }) => message);
}

test('a subscription starts and ends only with a button on the linked page', async ({ page, request }) => {
  await page.goto('/');
  const form = boxOf(page, 'newsletter');
  await form.getByLabel('جمعه‌بازار').check();
  await form.locator('[name=email]').fill('mina@example.com');
  await expect(form).toHaveAttribute('data-widget-state', 'ready');
  await form.getByRole('button').tap();
  await expect(form.locator('.form-message')).toContainText('یک پیوند برای شما فرستادیم.');
  const [message = ''] = mailsTo('mina@example.com');
  const [confirm = '', end = ''] = message.match(/http\S+/g) ?? [];
  const subscribed = (): unknown => runPhp(`return array_column( array_column( dakkeh_export( 'mina@example.com' )['data'], 'data' ), 2 );`);
  // A virus scanner opens both links.
  for (const link of [confirm, end]) expect((await request.get(link)).headers()['cache-control']).toMatch(/no-store/);
  expect(subscribed()).toMatchObject([{ value: '' }]);
  await page.goto(confirm);
  await page.getByRole('button', { name: 'کامل کردن عضویت' }).tap();
  await expect(page.getByRole('status')).toHaveText('عضویت شما کامل شد.');
  expect(subscribed()).toMatchObject([{ value: expect.stringMatching(/^\d{4}/) }]);
  await page.goto(end);
  await page.getByRole('button', { name: 'لغو عضویت' }).tap();
  await expect(page.getByRole('status')).toHaveText('عضویت شما لغو شد.');
  expect(subscribed()).toEqual([]);
});

test('a form without JavaScript opens a page, and a second request sends no second message', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const _ of ['first', 'second']) {
    await page.goto('/');
    await page.locator('#dakkeh-newsletter [name=email]').fill('reza@example.com');
    await page.locator('#dakkeh-newsletter button').click();
    await expect(page.getByRole('status').first()).toContainText('یک پیوند برای شما فرستادیم.');
  }
  expect(mailsTo('reza@example.com')).toHaveLength(1);
  await context.close();
});

test('an address is refused after ten newsletter requests per hour', async ({ request }) => {
  const statuses: number[] = [];
  for (let count = 0; count <= 10; count++) {
    const answer = await request.post('/rest/newsletter', { form: { newsletter_id: '1', email: `reader-${count}@example.com` } });
    statuses.push(answer.status());
    if (answer.status() === 429) expect(answer.headers()['retry-after']).toBe('3600');
  }
  expect(statuses).toContain(429);
});

test('newsletters come from the settings, and a removed one keeps its number reserved', () => {
  const [named, ended, offered] = runPhp(`require_once WP_PLUGIN_DIR . '/dakkeh/includes/settings.php';
    $named = dakkeh_clean_newsletters( array( 1 => 'Morning', 'new1' => ' Evening ', 'new2' => '' ) );
    $old   = static function () { return array( 1 => 'Morning', 2 => 'Evening' ); };
    add_filter( 'pre_option_dakkeh_newsletters', $old );
    $ended = dakkeh_clean_newsletters( array( 1 => 'Sunrise', 2 => '', 'new1' => 'Weekly' ) );
    return array( $named, $ended, dakkeh_newsletters() );`) as Record<string, string>[];
  expect(Object.values(named ?? {})).toContain('Evening');
  expect(ended).toEqual({ 1: 'Sunrise', 2: '', 3: 'Weekly' });
  expect(offered).toEqual({ 1: 'Morning', 2: 'Evening' });
});
