import { expect, test } from 'vitest';
import type { RequestRecord } from '../../results/sample.ts';
import { inlineStyleBytes, trafficFigures } from './count.ts';
import { request as exampleRequest } from '../../results/testing/examples.ts';

const request = (url: string, type: RequestRecord['type'], more: Partial<RequestRecord> = {}): RequestRecord =>
  exampleRequest(url, { type, ...more });

const moments = { paint: 50, inlineStyles: 7 };

test('requests of the load and of scrolling are counted separately, and inline styles like linked ones', () => {
  const requests = [
    request('/', 'document'),
    request('/kernel.js', 'script'),
    request('/poll.js', 'script', { beforeScroll: false, depth: 2 }),
    request('/late.css', 'style'),
  ];
  expect(trafficFigures(requests, moments)).toMatchObject({
    'bytes.html': 100,
    'bytes.js.load': 100,
    'bytes.js.end': 200,
    'bytes.css.load': 107,
    'bytes.all.load': 300,
    'requests.load': 3,
    'requests.js.end': 2,
    'requests.end': 4,
    'requests.depth': 2,
  });
});

test('a font counts if it was requested before the first paint', () => {
  const requests = [request('/a.woff2', 'font', { start: 49 }), request('/b.woff2', 'font', { start: 51 })];
  expect(trafficFigures(requests, moments)['bytes.font.paint']).toBe(100);
});

test('a file fetched twice counts as repeated, and a call does not', () => {
  const requests = [
    ...Array.from({ length: 3 }, () => request('/map.svg', 'image')),
    ...Array.from({ length: 2 }, () => request('/rest/visit', 'call')),
  ];
  expect(trafficFigures(requests, moments)['requests.repeated']).toBe(2);
});

test('responses generated for one visit do not count for all bytes', () => {
  const requests = [request('/logo.svg', 'image'), request('/captcha', 'image', { isUnique: true })];
  expect(trafficFigures(requests, moments)['bytes.all.load']).toBe(100);
});

test('a page without styles has 0 bytes of styles', async () => {
  expect(await inlineStyleBytes('')).toBe(0);
  expect(await inlineStyleBytes('a{color:red}'.repeat(50))).toBeLessThan(40);
});
