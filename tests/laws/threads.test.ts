import { expect, test } from 'vitest';
import { toPersian } from '../../kernel/convert-digits.ts';
import { host, openSite } from '../testing/site.ts';
import { parseHtml } from '../../fixtures/newsroom/pages/testing/parse.ts';

test('threads of comments are printed inside each other, with their number above them', async () => {
  const html = await (await (await openSite()).request(`${host}/news/1001`)).text();
  const page = parseHtml(html);
  const comment = (id: string): string => `.comment[data-id="${id}"]`;
  expect(page.querySelectorAll(`${comment('101')} ${comment('102')} ${comment('103')}`)).toHaveLength(1);
  const count = page.querySelectorAll('.comment').length;
  expect(count).toBeGreaterThan(3);
  expect(page.querySelector('.comments-title')?.textContent).toBe(`${toPersian(`${count}`)} نظر`);
});
