import { expect, test } from '@playwright/test';
import { runPhp } from './run-php.ts';

const withPolicy = (mode: string): Record<string, string> => ({ 'x-site': JSON.stringify({ dakkeh_policy: mode }) });

test('a page has no policy until the newsroom chooses one', async ({ request }) => {
  const headers = (await request.get('/news/1001/', { headers: withPolicy('off') })).headers();
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['content-security-policy-report-only']).toBeUndefined();
});

test('a policy on trial only reports violations', async ({ request }) => {
  const headers = (await request.get('/news/1001/', { headers: withPolicy('report') })).headers();
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['content-security-policy-report-only']).toContain('report-uri /wp-json/dakkeh/v1/refusal');
});

test('reported violations are listed in wp-admin as text', async ({ request }) => {
  for (const blocked of ['https://ads.example/tea.js?reader=7', 'https://ads.example/tea.js?reader=8', 'inline']) {
    const report = { 'effective-directive': 'script-src-elem', 'blocked-uri': blocked, 'document-uri': 'http://x/<b>/?q' };
    const answer = await request.post('/wp-json/dakkeh/v1/refusal', {
      data: JSON.stringify({ 'csp-report': report }),
      headers: { 'content-type': 'application/csp-report' },
    });
    expect(answer.status()).toBe(204);
  }
  const page = runPhp(`require_once ABSPATH . 'wp-admin/includes/admin.php';
    wp_set_current_user( 1 );
    require_once WP_PLUGIN_DIR . '/dakkeh/includes/settings.php';
    ob_start();
    dakkeh_print_refusals();
    return ob_get_clean();`) as string;
  expect(page).toContain('<td dir="ltr">ads.example/tea.js</td><td dir="ltr">script-src-elem</td>');
  expect(page).toContain('<td>2</td>');
  expect(page).not.toContain('<b>');
});
