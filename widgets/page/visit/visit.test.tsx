import { afterEach, expect, test, vi } from 'vitest';
import type { Kernel } from '../../../kernel/types.ts';
import { addMeta, kernelOf, withFreshPages, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { VisitBox } from './box.tsx';
import mount from './visit.ts';

withFreshPages();
afterEach(() => history.replaceState(null, '', '/'));

async function wakeVisit(): Promise<Kernel> {
  const kernel = kernelOf();
  await wake(mount, printBox(<VisitBox />), kernel);
  return kernel;
}

test('the source that the address names is sent along', async () => {
  addMeta('nid', '12');
  history.replaceState(null, '', '#ref=khabarban');
  const requests = serve(json({}));
  await wakeVisit();
  expect(requests[0]?.body).toEqual({ nid: '12', obj: 'news', src: 'khabarban' });
});

test('the captcha key of other visits is not the page\'s', async () => {
  addMeta('topicId', '3');
  serve(json({ captchaKey: '17000000000' }));
  const kernel = await wakeVisit();
  expect(kernel.page.captchaKey).toBe('');
});

test.each(['journalistId', 'iframe'])('a page with nothing but %s sends no visit', async property => {
  addMeta(property, '9');
  const requests = serve(json({}));
  await wakeVisit();
  expect(requests).toEqual([]);
});

test.each([
  ['fails', unreachable],
  ['is refused', text('Too many', 429)],
  ['is answered with garbage', text('<html>')],
])('a visit that %s is ignored', async (_, answer) => {
  addMeta('nid', '12');
  serve(answer);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const kernel = await wakeVisit();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(kernel.page.captchaKey).toBe('');
});
