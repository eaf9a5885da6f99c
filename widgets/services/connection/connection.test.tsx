import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, print, textsOf, wake, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { type Answer, json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { ConnectionBox } from './box.tsx';
import mount from './connection.ts';
import words from './words.json' with { type: 'json' };

withFreshPages();

const firefox = 'Mozilla/5.0 (Android 13; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(firefox);
});

const facts = (): (string | null)[] => textsOf('dd');
const shared = (): HTMLElement => printBox(<ConnectionBox language="en" ipUrl="/rest/ip" />);

test('a public page is printed without a reader, and filled in for this one', async () => {
  const asked = serve(json({ ip: '192.0.2.7' }));
  const box = shared();
  expect(facts()).toEqual(['…', '…', '…']);
  await wake(mount, box, kernelOf('en'));
  expect(facts()).toEqual(['192.0.2.7', 'Firefox 132', 'Android 13']);
  expect(asked).toMatchObject([{ method: 'GET', path: '/rest/ip' }]);
  expect(localStorage).toHaveLength(0);
});

test('a page that names the reader requests nothing', async () => {
  const asked = serve();
  const reader = { ip: '2001:db8::1', userAgent: firefox };
  await wake(mount, printBox(<ConnectionBox language="en" ipUrl="/rest/ip" reader={reader} />), kernelOf('en'));
  expect(facts()).toEqual(['2001:db8::1', 'Firefox 132', 'Android 13']);
  expect(asked).toEqual([]);
});

test("a browser's hints name a version that its user agent hides", async () => {
  serve(json({ ip: '192.0.2.7' }));
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    userAgentData: { getHighEntropyValues: () => Promise.resolve({ platform: 'Android', platformVersion: '14.0.0' }) },
  });
  await wake(mount, shared(), kernelOf('en'));
  expect(facts()).toEqual(['192.0.2.7', 'Chrome 142', 'Android 14']);
});

test.each<[string, Answer, keyof typeof words.en]>([
  ['refused', json({ error: 'no' }, 429), 'refused'],
  ['unreachable', unreachable, 'unreachable'],
  ['no JSON', text('<html>'), 'malformed'],
  ['without an ip', json({ address: '192.0.2.7' }), 'malformed'],
  ['with an ip that is none', json({ ip: '<b>you</b>' }), 'malformed'],
])('an answer that is %s is reported in the box, and the rest stays', async (_, answer, sentence) => {
  serve(answer);
  await wake(mount, shared(), kernelOf('en'));
  expect(element('[role=status]').textContent).toBe(words.en[sentence]);
  expect(facts()).toEqual([words.en.unknown, 'Firefox 132', 'Android 13']);
});

test.each(['', 'javascript:alert(1)'])('a box whose call has the address "%s" stays as it is, and says why', url => {
  const box = print(`<p data-ip-url="${url}"><b data-ip>?</b></p>`);
  expect(() => mount(box, kernelOf())).toThrow(`data-ip-url="${url}"`);
  expect(box.textContent).toBe('?');
});
