import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { rateAnswer } from '../../../widgets/shared/calls/kept-answers.ts';
import * as schemas from '../../../widgets/shared/calls/schemas.ts';

// Tests the calls at their fixed addresses and at the REST routes.

const json = { accept: 'application/json' };

const post = (
  request: APIRequestContext,
  address: string,
  form: Record<string, string>,
  headers = {},
): Promise<APIResponse> => request.post(address, { form, headers: { ...json, ...headers }, maxRedirects: 0 });

for (const base of ['/rest', '/wp-json/dakkeh/v1']) {
  test.describe(base, () => {
    for (const { what, call, form, status } of [
      { what: 'neither a like nor a dislike', call: 'rateNews', form: { newsId: '1011', score: '5' }, status: 422 },
      { what: 'a like for what is no number', call: 'rateNews', form: { newsId: "1' OR 1=1", score: '1' }, status: 422 },
      { what: 'a like for an item that is not there', call: 'rateNews', form: { newsId: '999999', score: '1' }, status: 404 },
      { what: 'six stars', call: 'scoreNews', form: { newsId: '1001', score: '6' }, status: 422 },
      { what: 'a vote for no option', call: 'vote', form: {}, status: 422 },
      { what: 'a vote for an unknown option', call: 'vote', form: { poid: '999999' }, status: 404 },
      { what: 'a comment on nothing', call: 'postComment', form: { newsId: 'x', author: 'a', body: 'b' }, status: 422 },
      { what: 'a comment on an unknown item', call: 'postComment', form: { newsId: '999999', author: 'a', body: 'b' }, status: 404 },
      { what: 'a newsletter without an address', call: 'newsletter', form: { newsletter_id: '1', medium: '1', email: '' }, status: 422 },
      { what: 'an unknown newsletter', call: 'newsletter', form: { newsletter_id: '9', email: 'a@example.com' }, status: 422 },
      { what: 'a visit to nothing', call: 'visit', form: { nid: '1001' }, status: 422 },
      { what: 'a visit to an unknown item', call: 'visit', form: { nid: '999999', obj: 'news' }, status: 404 },
      { what: 'a video visit to an item without a video', call: 'mvisit', form: { mid: '1001' }, status: 404 },
    ]) {
      test(`${what} is refused with ${status} and a message`, async ({ request }) => {
        const answer = await post(request, `${base}/${call}`, form);
        expect(answer.status()).toBe(status);
        expect(answer.headers()['cache-control']).toBe('no-store');
        const body = (await answer.json()) as { error?: string; message?: string };
        expect(body.error ?? body.message).toMatch(/\S/);
      });
    }

    test('a post from another site is refused', async ({ request }) => {
      const answer = await post(request, `${base}/rateNews`, { newsId: '1001', score: '1' }, { origin: 'https://elsewhere.example' });
      expect(answer.status()).toBe(403);
    });

    test('a body that is no form, or too large, is refused', async ({ request }) => {
      const typed = await request.post(`${base}/visit`, { data: '{}', headers: { ...json, 'content-type': 'text/plain' } });
      expect(typed.status()).toBe(415);
      const large = await post(request, `${base}/visit`, { nid: '1001', obj: 'news', src: 'x'.repeat(70_000) });
      expect(large.status()).toBe(413);
    });

    test('a vote with contradictory fields is refused', async ({ request }) => {
      expect((await post(request, `${base}/vote?poid=1`, { poid: '2' })).status()).toBe(400);
    });

    test('a vote with a wrong key is refused with a new key, which works', async ({ request }) => {
      const visit = await post(request, `${base}/visit`, { nid: '1001', obj: 'news' });
      expect(visit.headers()['set-cookie']).toMatch(/^reader=[0-9a-f]{64};.*HttpOnly; SameSite=Lax/i);
      const refused = await post(request, `${base}/rateNews`, { newsId: '1034', score: '1', captchaKey: 'wrong' });
      expect(refused.status()).toBe(403);
      const { captchaKey } = (await refused.json()) as { captchaKey: string };
      const counted = await post(request, `${base}/rateNews`, { newsId: '1034', score: '1', captchaKey });
      expect(rateAnswer(schemas).safeParse(await counted.json())).toMatchObject({ success: true, data: { score: '1', dislike: 0 } });
    });

    test('a comment vote that cannot be counted gets a zero', async ({ request }) => {
      expect(await (await post(request, `${base}/postCommentVote`, { commentId: '999999', vote: '1' })).json()).toBe(0);
    });
  });
}

test('simultaneous votes of a reader count once', async ({ request }) => {
  const visit = await post(request, '/rest/visit', { nid: '1032', obj: 'news' });
  const { captchaKey } = (await visit.json()) as { captchaKey: string };
  const answers = await Promise.all(
    ['1', '-1', '1', '-1'].map(score => post(request, '/rest/rateNews', { newsId: '1032', score, captchaKey })),
  );
  const counts = await Promise.all(answers.map(async answer => ((await answer.json()) as { count: number }).count));
  expect(counts).toEqual([1, 1, 1, 1]);
});

test('a GET request to a call that takes posts is refused', async ({ request }) => {
  const answer = await request.get('/rest/rateNews', { headers: json });
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toBe('POST');
});

test('pages are the same for all readers: no cookie, no nonce and a strict policy', async ({ request }) => {
  const answers = [await request.get('/news/1001/'), await request.get('/')];
  for (const answer of answers) {
    expect(answer.headers()['set-cookie']).toBeUndefined();
    expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(await answer.text()).not.toMatch(/nonce|emoji|style=/);
  }
});
