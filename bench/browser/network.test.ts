import { expect, test } from 'vitest';
import { depthOf } from './network.ts';

const page = { url: '/', type: 'document', initiator: null } as const;
const kernel = { url: '/kernel.js', type: 'script', initiator: '/' } as const;
const poll = { url: '/poll.js', type: 'script', initiator: '/kernel.js' } as const;
const known = new Map([page, kernel, poll].map(request => [request.url, request]));

test('a request waits for the file that asked for it, and for what that waited for', () => {
  expect([page, kernel, poll].map(request => depthOf(request, known))).toEqual([0, 1, 2]);
});

test('what nobody, or somebody unknown, has asked for came with the document', () => {
  expect(depthOf({ url: '/font.woff2', type: 'font', initiator: null }, known)).toBe(1);
  expect(depthOf({ url: '/font.woff2', type: 'font', initiator: '/gone.css' }, known)).toBe(1);
});

test('files that ask for each other end somewhere', () => {
  const one = { url: '/one.js', type: 'script', initiator: '/other.js' } as const;
  const other = { url: '/other.js', type: 'script', initiator: '/one.js' } as const;
  expect(depthOf(one, new Map([one, other].map(request => [request.url, request])))).toBeLessThan(4);
});
