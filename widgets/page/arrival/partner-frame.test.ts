import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { addMeta, element, kernelOf, print } from '../../shared/testing/page.ts';
import { showPartnerFrame } from './partner-frame.ts';
import { reservePartnerFrame } from './rendered-frame-space.ts';

const frames = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];
const hasFrame = (): boolean => document.body.classList.contains('has-frame');

function arrive(hash: string, source = 'khabarban', address = 'https://khabarban.example/header'): void {
  if (source) addMeta('partner-frame', source);
  if (address) addMeta('partner-frame-src', address);
  showPartnerFrame(kernelOf().page, hash);
}

beforeEach(() => {
  print('<main></main>');
});

test.each([
  ['#ref=khabarban', '146px'],
  ['#ref=other', ''],
])('the inline script reserves the height of the frame for %s: %j', (hash, height) => {
  print('<div id="ref=khabarban"></div>');
  const room = element('div');
  const currentScript = { previousElementSibling: room };
  runInNewContext(reservePartnerFrame, { document: { currentScript }, location: { hash } });
  expect(room.style.height).toBe(height);
});

test('the documentation contains the inline script', () => {
  expect(readFileSync('widgets/docs/contract.md', 'utf8')).toContain(`<script>${reservePartnerFrame}</script>`);
});

test('the partner\'s header may be on our own host', () => {
  arrive('#ref=khabarban', 'khabarban', '/partner/header');
  expect(frames()[0]?.src).toBe(new URL('/partner/header', location.href).href);
});

test('the partner\'s header is added once', () => {
  arrive('#ref=khabarban');
  showPartnerFrame(kernelOf().page, '#ref=khabarban');
  expect(frames()).toHaveLength(1);
});

test.each([
  ['come from elsewhere', '#ref=other', 'khabarban', 'https://khabarban.example/'],
  ['come from a longer name', '#ref=khabarban2', 'khabarban', 'https://khabarban.example/'],
  ['come by no hash', '', 'khabarban', 'https://khabarban.example/'],
  ['come to a page without a partner', '#ref=', '', 'https://khabarban.example/'],
  ['come to a page without the address of the frame', '#ref=khabarban', 'khabarban', ''],
  ['come to a page whose frame would run a script', '#ref=khabarban', 'khabarban', 'javascript:alert(1)'],
  ['come to a page whose frame others could change on the way', '#ref=khabarban', 'khabarban', 'http://khabarban.example/'],
  ['come to a page whose frame would be data', '#ref=khabarban', 'khabarban', 'data:text/html,https://x'],
])('readers who %s see no partner header', (_, hash, source, address) => {
  arrive(hash, source, address);
  expect(frames()).toEqual([]);
  expect(hasFrame()).toBe(false);
});
