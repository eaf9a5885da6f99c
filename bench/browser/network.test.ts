import { expect, test } from 'vitest';
import { depthOf } from './network.ts';

const page = { url: '/', type: 'document', initiator: null } as const;
const kernel = { url: '/kernel.js', type: 'script', initiator: '/' } as const;
const poll = { url: '/poll.js', type: 'script', initiator: '/kernel.js' } as const;
const known = new Map([page, kernel, poll].map(request => [request.url, request]));

test('depthOf counts all files that led to a request', () => {
  expect([page, kernel, poll].map(request => depthOf(request, known))).toEqual([0, 1, 2]);
});

test("depthOf counts a request without a known initiator as the document's", () => {
  expect(depthOf({ url: '/font.woff2', type: 'font', initiator: null }, known)).toBe(1);
  expect(depthOf({ url: '/font.woff2', type: 'font', initiator: '/gone.css' }, known)).toBe(1);
});

test('depthOf ends for files that request each other', () => {
  const one = { url: '/one.js', type: 'script', initiator: '/other.js' } as const;
  const other = { url: '/other.js', type: 'script', initiator: '/one.js' } as const;
  expect(depthOf(one, new Map([one, other].map(request => [request.url, request])))).toBeLessThan(4);
});
