import { expect, test } from 'vitest';
import { click, element, kernelOf, print, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { LikeBox } from './box.tsx';
import mount from './like.tsx';

const counts = (): (string | null)[] => textsOf('.like-count');
const usableButtons = (): number => document.querySelectorAll('button:not([aria-disabled])').length;

async function wakeLike(language = 'fa') {
  const kernel = kernelOf(language);
  await wake(mount, printBox(<LikeBox language={language} newsId="12" like={1999} dislike={3} />), kernel);
  return kernel;
}

test.each([
  ['.positive', '1'],
  ['.negative', '-1'],
])('a click on %s sends %s with the captcha key of the page and is stored', async (button, score) => {
  const requests = serve(json({ count: 2003, like: 2000, dislike: 3 }));
  const kernel = await wakeLike();
  kernel.page.captchaKey = '17000000000';
  await click(button);
  expect(requests).toEqual([
    { method: 'POST', path: '/rest/rateNews', query: {}, body: { newsId: '12', score, captchaKey: '17000000000' } },
  ]);
  expect(kernel.storage.read('rateNews', '12')).toBe(score);
  expect(element(button).getAttribute('aria-pressed')).toBe('true');
  expect(usableButtons()).toBe(0);
});

test.each([
  ['fa', ['۱,۹۹۹', '۳'], ['۲,۰۰۰', '۴']],
  ['en', ['1,999', '3'], ['2,000', '4']],
])('both counts are updated in the digits of %s', async (language, before, after) => {
  serve(json({ count: '2004', like: '2000', dislike: '4' }));
  await wakeLike(language);
  expect(counts()).toEqual(before);
  await click('.positive');
  expect(counts()).toEqual(after);
});

test('a count of zero is not shown', async () => {
  serve(json({ count: 1, like: 0, dislike: 1 }));
  await wake(mount, printBox(<LikeBox language="fa" newsId="12" like={0} dislike={0} />), kernelOf());
  expect(textsOf('.like-count')).toEqual([]);
  await click('.negative');
  expect(textsOf('.negative .like-count')).toEqual(['۱']);
  expect(textsOf('.positive .like-count')).toEqual([]);
});

test.each([
  ['beside the label', '<button class="positive">Like 0</button> <button class="negative">Dislike (۰)</button>', ['0', '(۰)']],
  ['in its element', '<button class="positive"><i>Like</i><b class="like-count">0</b></button><button class="negative">Dislike 0</button>', ['0', '0']],
])('a count of zero that another CMS has printed %s stays', async (_, buttons, printed) => {
  serve(json({ count: 1, like: 1, dislike: 0 }));
  await wake(mount, print(`<div><input name="newsId" value="12">${buttons}</div>`), kernelOf());
  expect(counts()).toEqual(printed);
  await click('.positive');
  expect(counts()).toEqual(['۱', '۰']);
});

test('a stored vote that is invalid or for another item does not prevent a vote', async () => {
  localStorage.setItem('rateNews', '{"13":"-1","12":{}}');
  await wakeLike();
  expect(usableButtons()).toBe(2);
});
