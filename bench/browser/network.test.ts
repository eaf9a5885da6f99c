import { expect, test } from 'vitest';
import { depthOf } from './network.ts';

const page = { url: '/', type: 'document', initiator: null } as const;
const kernel = { url: '/kernel.js', type: 'script', initiator: '/' } as const;
const poll = { url: '/poll.js', type: 'script', initiator: '/kernel.js' } as const;
const known = new Map([page, kernel, poll].map(request => [request.url, request]));

test('the depth of a request counts all files that led to it', () => {
  expect([page, kernel, poll].map(request => depthOf(request, known))).toEqual([0, 1, 2]);
});

test("a request without a known initiator counts as the document's", () => {
  expect(depthOf({ url: '/font.woff2', type: 'font', initiator: null }, known)).toBe(1);
  expect(depthOf({ url: '/font.woff2', type: 'font', initiator: '/gone.css' }, known)).toBe(1);
});

test('the depth of files that request each other is finite', () => {
  const one = { url: '/one.js', type: 'script', initiator: '/other.js' } as const;
  const other = { url: '/other.js', type: 'script', initiator: '/one.js' } as const;
  expect(depthOf(one, new Map([one, other].map(request => [request.url, request])))).toBeLessThan(4);
});
