import { expect, test } from 'vitest';
import { click, element, kernelOf, print, textsOf, withFreshPages, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { RatingBox } from './box.tsx';
import mount from './rating.tsx';

withFreshPages();

const rate = (star: number): Promise<void> => click(`[value="${star}"]`);
const lit = (): number => document.querySelectorAll('.star-on').length;
const usableStars = (): number => document.querySelectorAll('button:enabled').length;
const count = (): string | undefined => /[\d,۰-۹]+/.exec(element('.rate-count').textContent)?.[0];

async function wakeRating(language = 'fa') {
  const box = printBox(<RatingBox language={language} newsId="12" value={3.6} count={1234} />);
  const kernel = kernelOf(language);
  await wake(mount, box, kernel);
  return kernel;
}

test('a star that is clicked is sent with the captcha key of the page and kept', async () => {
  const requests = serve(json({ count: 1235 }));
  const kernel = await wakeRating();
  kernel.page.captchaKey = '17000000000';
  await rate(2);
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/rest/scoreNews',
      query: {},
      body: { newsId: '12', score: '2', captchaKey: '17000000000' },
    },
  ]);
  expect(kernel.storage.read('itemRating', '12')).toBe('2');
  expect(lit()).toBe(2);
  expect(element('[aria-pressed=true]').getAttribute('value')).toBe('2');
});

test('a box with a captcha key of its own sends that one', async () => {
  const requests = serve(json({ count: 1 }));
  const stars = [1, 2, 3, 4, 5].map(star => `<button name="score" value="${star}" aria-label="${star}"></button>`);
  const box = print(`<div><input name="newsId" value="12"><input name="captchaKey" value="18000000000">${stars.join('')}</div>`);
  const kernel = kernelOf();
  kernel.page.captchaKey = '17000000000';
  await wake(mount, box, kernel);
  expect(element('[name=captchaKey]').getAttribute('value')).toBe('18000000000');
  await rate(2);
  expect(requests[0]?.body.captchaKey).toBe('18000000000');
});

test.each([
  ['fa', '۱,۲۳۵'],
  ['en', '1,235'],
  ['de', '1,235'],
])('the returned count is shown in the digits of a page in %s', async (language, shown) => {
  serve(json({ count: 1235 }));
  await wakeRating(language);
  await rate(5);
  expect(count()).toBe(shown);
});

test('a reader who has rated sees the stars of the rating and cannot rate again', async () => {
  const requests = serve(json({ count: 1 }));
  localStorage.setItem('itemRating', '{"12":"1","13":"5"}');
  await wakeRating();
  expect(lit()).toBe(1);
  expect(usableStars()).toBe(0);
  await rate(5);
  expect(requests).toEqual([]);
});

test('foreign rating markup is replaced by the view and works', async () => {
  const requests = serve(json({ count: 10 }));
  const stars = [1, 2].map(star => `<button type="button" name="score" value="${star}" aria-label="${star}"></button>`);
  const box = print(`
    <div data-widget="rating" data-count="9" data-count-label="{n} votes">
      <input type="hidden" name="newsId" value=" 12 ">
      <h4 class="rating-title"> Rate </h4>
      <ol data-value="1.2">${stars.join(' ')}</ol>
    </div>`);
  await wake(mount, box, kernelOf('en'));
  expect(textsOf('.rating-title')).toEqual(['Rate']);
  await rate(2);
  expect(requests[0]?.body).toMatchObject({ newsId: '12', score: '2' });
  expect(textsOf('.rate-count')).toEqual(['10 votes']);
});
