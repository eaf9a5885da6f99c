import { expect, test } from 'vitest';
import { traceEvent } from '../collectors/testing/trace-event.ts';
import { mainThreadsTime } from './read-day.ts';
import { sessionRows } from './read-sessions.ts';

const step = (name: string, lcp: number, bytes: number) => {
  const path = name === 'back' ? null : `/${name}`;
  return { step: { name, path }, figures: { 'session.lcp': lcp, 'session.bytes': bytes } };
};

test('sums have the bytes of all steps, and the mean time of taps except the first page and Back', () => {
  const rows = new Map(sessionRows('cold', [step('front', 900, 70), step('lead', 400, 20), step('back', 100, 0), step('story', 600, 10)]));
  expect(rows.get('cold whole session')).toEqual({ 'session.bytes': 100, 'session.lcp': 500 });
  expect(rows.get('cold after the first page')).toEqual({ 'session.bytes': 30 });
  expect(rows.get('cold 3 back')).toEqual({ 'session.lcp': 100, 'session.bytes': 0 });
});

const event = (name: string, pid: number, ts: number, tdur: number, args = {}) =>
  traceEvent(name, { ts, tdur, pid, args });

test('mainThreadsTime sums up the main threads of all pages, without the browser\'s own windows', () => {
  const urls = ['https://news.example/', 'https://news.example/1', 'chrome://omnibox-popup/'];
  const shown = urls.map((url, index) => event('CommitLoad', index + 1, 0, 0, { data: { url } }));
  const tasks = [event('RunTask', 1, 10, 2000), event('RunTask', 2, 20, 3000), event('RunTask', 3, 20, 5000), event('RunTask', 1, 90, 7000)];
  expect(mainThreadsTime([...shown, ...tasks], 10, 90)).toBe(5);
  expect(() => mainThreadsTime(shown, 10, 90)).toThrow('no tasks');
});
