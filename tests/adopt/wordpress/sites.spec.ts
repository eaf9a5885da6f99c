import { boxOf, wake } from '../../testing/boxes.ts';
import { expect, test } from '../../testing/test.ts';

const origin = process.env.WORDPRESS_URL ?? '';

for (const { what, options, path, call, id } of [
  { what: 'plain permalinks', options: { permalink_structure: '' }, path: '/?p=1024', call: '/?dakkeh=rateNews', id: 1024 },
  {
    what: 'a subdirectory',
    options: { home: `${origin}/blog` },
    path: '/blog/news/1031/',
    call: '/blog/wp-json/dakkeh/v1/rateNews',
    id: 1031,
  },
]) {
  test.describe(`with ${what}`, () => {
    const headers = { 'x-site': JSON.stringify(options) };
    test.use({ extraHTTPHeaders: headers });

    test('a script\'s vote uses the site\'s address', async ({ page }) => {
      await page.goto(path);
      await wake(boxOf(page, 'like'));
      const request = page.waitForRequest(/rateNews/);
      await page.locator('.positive').tap();
      expect((await request).url()).toBe(`${origin}${call}`);
      await expect(page.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
    });

    test('a plain form\'s vote leads back to its article', async ({ request }) => {
      const html = await (await request.get(path)).text();
      const form = /class="like-form" method="post" action="([^"]*)"/.exec(html)?.[1] ?? '';
      const vote = { form: { newsId: String(id), score: '1' }, headers: { ...headers, accept: 'text/html' } };
      const answer = await request.post(form, { ...vote, maxRedirects: 2 });
      expect(new URL(answer.url()).pathname + new URL(answer.url()).search).toContain('said=counted');
      expect(answer.url()).toContain(path.replace(/\/$/, ''));
    });
  });
}
