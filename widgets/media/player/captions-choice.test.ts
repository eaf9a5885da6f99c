import { expect, test } from 'vitest';
import { kernelOf, print } from '../../shared/testing/page.ts';
import { followCaptions } from './captions-choice.ts';
import { parsePlayer } from './markup.ts';

/** Creates the tracks of a video in some languages, and functions that choose among them as a browser's menu does. */
function video(...languages: readonly string[]) {
  const captions = languages.map(language => ({ kind: 'captions', language, mode: 'disabled' }));
  const chapters = { kind: 'chapters', language: 'fa', mode: 'hidden' };
  const changes = new EventTarget();
  const textTracks = Object.assign([...captions, chapters], {
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
  });
  const choose = (chosen: string): void => {
    for (const track of captions) track.mode = track.language === chosen ? 'showing' : 'disabled';
    changes.dispatchEvent(new Event('change'));
  };
  const shown = (): string[] => captions.filter(({ mode }) => mode === 'showing').map(({ language }) => language);
  return { media: { textTracks } as unknown as HTMLMediaElement, choose, shown, chapters };
}

const { storage } = kernelOf();

test('the next video shows the captions that the reader has chosen', () => {
  const first = video('fa', 'en');
  followCaptions(first.media, storage);
  expect(first.shown()).toEqual([]);
  first.choose('en');
  const next = video('fa', 'en');
  followCaptions(next.media, storage);
  expect(next.shown()).toEqual(['en']);
  expect(next.chapters.mode).toBe('hidden');
});

test('captions that the reader has switched off stay off', () => {
  const first = video('fa');
  followCaptions(first.media, storage);
  first.choose('fa');
  first.choose('');
  const next = video('fa');
  next.choose('fa');
  followCaptions(next.media, storage);
  expect(next.shown()).toEqual([]);
});

test('a video without the chosen language keeps its captions, and the choice stays', () => {
  storage.write('player', 'captions', 'en');
  const german = video('de');
  german.choose('de');
  followCaptions(german.media, storage);
  expect(german.shown()).toEqual(['de']);
  expect(storage.read('player', 'captions')).toBe('en');
});

test('captions chosen after an unmount are not remembered', () => {
  const { media, choose } = video('fa');
  followCaptions(media, storage)();
  choose('fa');
  expect(storage.read('player', 'captions')).not.toBe('fa');
});

test('captions of the host page stay unchanged, and a chapter track does not count as captions', () => {
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
