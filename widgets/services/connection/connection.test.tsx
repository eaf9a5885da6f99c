import { beforeEach, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { element, kernelOf, print, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { type Answer, json, serve, text, unreachable } from '../../shared/testing/server.ts';
import { ConnectionBox } from './box.tsx';
import mount from './connection.ts';
import { browserOf, hintedSystem, isAddress, systemOf } from './model.ts';
import { printedBrowser, printedSystem } from './rendered-names.ts';
import words from './words.json' with { type: 'json' };

const firefox = 'Mozilla/5.0 (Android 13; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';

beforeEach(() => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(firefox);
});

const facts = (): (string | null)[] => textsOf('dd');
const shared = (): HTMLElement => printBox(<ConnectionBox language="en" ipUrl="/rest/ip" />);

test('a cached page is rendered without the reader\'s data and filled in by the browser', async () => {
  const asked = serve(json({ ip: '192.0.2.7' }));
  const box = shared();
  expect(facts()).toEqual(['…', '…', '…']);
  await wake(mount, box, kernelOf('en'));
  expect(facts()).toEqual(['192.0.2.7', 'Firefox 132', 'Android 13']);
  expect(asked).toMatchObject([{ method: 'GET', path: '/rest/ip' }]);
  expect(localStorage).toHaveLength(0);
});

test('a page with the reader\'s data sends no request', async () => {
  const asked = serve();
  const reader = { ip: '2001:db8::1', userAgent: firefox };
  await wake(mount, printBox(<ConnectionBox language="en" ipUrl="/rest/ip" reader={reader} />), kernelOf('en'));
  expect(facts()).toEqual(['2001:db8::1', 'Firefox 132', 'Android 13']);
  expect(asked).toEqual([]);
});

test("client hints name a version that the user agent hides", async () => {
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
  ['with a malformed ip', json({ ip: '<b>you</b>' }), 'malformed'],
])('an answer that is %s is reported in the box, and the rest stays', async (_, answer, sentence) => {
  serve(answer);
  await wake(mount, shared(), kernelOf('en'));
  expect(element('[role=status]').textContent).toBe(words.en[sentence]);
  expect(facts()).toEqual([words.en.unknown, 'Firefox 132', 'Android 13']);
});

test.each(['', 'javascript:alert(1)'])('a box whose call has the URL "%s" stays unchanged and reports an error', url => {
  const box = print(`<p data-ip-url="${url}"><b data-ip>?</b></p>`);
  expect(() => mount(box, kernelOf())).toThrow(`data-ip-url="${url}"`);
  expect(box.textContent).toBe('?');
});

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome 142', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
  ['Android WebView 120', 'Android 14', `Mozilla/5.0 (Linux; Android 14; SM-A135F Build/UP1A; wv) ${webkit} Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36`],
  ['Samsung Internet 23', 'Android 13', `Mozilla/5.0 (Linux; Android 13; SM-A135F) ${webkit} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`],
  ['Firefox 132', 'Android 13', 'Mozilla/5.0 (Android 13; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['Opera 84', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36 OPR/84.0.0.0`],
  ['Safari 17', 'iOS 17', `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['Chrome 120', 'iPadOS 16', `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${apple} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1`],
  ['Edge 131', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  ['Safari 18', 'macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`],
  ['Firefox 128', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  ['Chrome 124', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/124.0.0.0 Safari/537.36`],
  ['', '', 'curl/8.5.0'],
])('the user agent names %s on %s', (browser, system, userAgent) => {
  expect([browserOf(userAgent), systemOf(userAgent)]).toEqual([browser, system]);
});

test.each([
  ['Opera Mini 36', 'Android', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; fa) Presto/2.12.423 Version/12.16'],
  ['Opera Mini 7', 'iOS', 'Opera/9.80 (iPhone; Opera Mini/7.0.4/28.2555; U; fr) Presto/2.8.119 Version/11.10'],
  ['Opera Mini 7', 'Java ME', 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10'],
  ['Opera Mini 16', 'iOS 14', `Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) ${apple} OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53`],
  ['Firefox 48', 'KaiOS 2', 'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
  ['Chrome 142', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`],
])('the server names %s on %s, which may run no script', (browser, system, userAgent) => {
  expect([printedBrowser(userAgent), printedSystem(userAgent)]).toEqual([browser, system]);
});

test('client hints name the versions of Android and Windows', () => {
  expect(hintedSystem('Android', '14.0.0')).toBe('Android 14');
  expect([hintedSystem('Windows', '10.0.0'), hintedSystem('Windows', '15.0.0')]).toEqual(['Windows 10', 'Windows 11']);
  expect([hintedSystem('Linux', ''), hintedSystem('Android', ''), hintedSystem('macOS', '14.1')]).toEqual(['', '', '']);
});

test('IPv4 and IPv6 addresses are valid, and other texts are not', () => {
  fc.assert(fc.property(fc.ipV4(), isAddress));
  fc.assert(fc.property(fc.ipV6(), isAddress));
  for (const text of ['', 'localhost', '<b>1.2.3.4</b>', '12:30', '1.2.3', '1.2.3.4, 5.6.7.8']) expect(isAddress(text)).toBe(false);
});
