import { expect, test } from 'vitest';
import { withFreshPages } from '../../shared/testing/page.ts';
import { json, serve } from '../../shared/testing/server.ts';
import { countVisit } from './count-visit.ts';

withFreshPages();

test.each([
  [{ captchaKey: '17000000000' }, '17000000000'],
  [{ captchaKey: 17000000000 }, '17000000000'],
  [{ captchaKey: null }, ''],
  [{}, ''],
  [null, ''],
  ['17000000000', ''],
])('the captcha key of the visit answer %j is "%s"', async (answer, key) => {
  serve(json(answer));
  await expect(countVisit('', 'news', '12')).resolves.toBe(key);
});

test('a visit is counted below the base of the page', async () => {
  const requests = serve(json({}));
  await countVisit('/daily', 'news', '12');
  expect(requests[0]?.path).toBe('/daily/rest/visit');
});
