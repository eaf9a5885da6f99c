import { type APIRequestContext, expect, test } from '@playwright/test';

type HeaderFields = Record<string, string>;

/** The address of a form's call in a page, and the place of its scripts' calls. */
async function callsOf(request: APIRequestContext, page: string, headers: HeaderFields): Promise<[string, string]> {
  const html = await (await request.get(page, { headers })).text();
  const form = /class="like-form" method="post" action="([^"]*)"/.exec(html)?.[1] ?? '';
  const place = /<html[^>]* data-rest="([^"]*)"/.exec(html)?.[1] ?? '';
  return [form, place].map(address => address.replaceAll(/&(amp|#0?38);/g, '&')) as [string, string];
}

const origin = process.env.WORDPRESS_URL ?? '';

for (const { what, options, page, form, place } of [
  {
    what: 'plain permalinks',
    options: { permalink_structure: '' },
    page: '/?p=1024',
    form: '/?dakkeh=rateNews',
    place: '/?dakkeh=',
  },
  {
    what: 'a subdirectory',
    options: { home: `${origin}/blog` },
    page: '/blog/news/1024/',
    form: '/blog/?dakkeh=rateNews',
    place: '/blog/wp-json/dakkeh/v1/',
  },
]) {
  test.describe(`with ${what}`, () => {
    const headers = { 'x-site': JSON.stringify(options) };

    test('scripts and forms reach their calls', async ({ request }) => {
      expect(await callsOf(request, page, headers)).toEqual([form, place]);
      const fields = { newsId: '1024', score: '1' };
      const byScript = await request.post(`${place}rateNews`, { form: fields, headers });
      expect(await byScript.json()).toMatchObject({ score: '1' });
      const poll = await request.post(`${place}vote?poid=999999`, { headers });
      expect(await poll.json()).toMatchObject({ message: 'این نظرسنجی چنین گزینه‌ای ندارد.' });
      const html = { ...headers, accept: 'text/html' };
      const byForm = await request.post(form, { form: fields, headers: html, maxRedirects: 0 });
      expect(byForm.status()).toBe(303);
      expect(byForm.headers().location).toContain(`${page}${page.includes('?') ? '&' : '?'}said=voted-before#dakkeh-like-1024`);
    });
  });
}
