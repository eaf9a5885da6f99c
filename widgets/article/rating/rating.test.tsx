import { expect, test } from 'vitest';
import { click, element, kernelOf, print, wake } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import mount from './rating.tsx';

const rate = (star: number): Promise<void> => click(`[value="${star}"]`);

test('a box with its own captcha key sends it', async () => {
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
