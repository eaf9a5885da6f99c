import { expect, test } from 'vitest';
import { print } from '../../shared/testing/page.ts';
import { parsePlayer } from './markup.ts';

test('captions of the host page stay unchanged, and a track of chapters is no captions', () => {
  const tracks = [
    '<track kind="chapters" src="/c.vtt">',
    '<track src="/en.vtt" srclang="en" label="English" default>',
    '<track kind="captions" src="/fa.vtt" srclang="fa">',
  ];
  expect(parsePlayer(print(`<div><video src="/a.mp4">${tracks.join('')}</video></div>`)).captions).toEqual([
    { file: '/en.vtt', language: 'en', label: 'English', isDefault: true },
    { file: '/fa.vtt', language: 'fa', label: '' },
  ]);
});
