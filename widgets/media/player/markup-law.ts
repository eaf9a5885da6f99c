import fc from 'fast-check';
import { id, language, sentence } from '../../shared/testing/arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { PlayerBox } from './box.tsx';
import { parsePlayer } from './markup.ts';
import mount from './player.tsx';

const address = fc.oneof(fc.webUrl(), fc.constantFrom('/media/video.mp4', '/media/video.m3u8', 'sound.m4a'));
const source = fc.record(
  { file: address, label: sentence, isDefault: fc.constant(true) },
  { requiredKeys: ['file', 'label'] },
);
const track = fc.record(
  { file: address, language, label: sentence, isDefault: fc.constant(true) },
  { requiredKeys: ['file', 'language', 'label'] },
);
const printed = {
  language,
  kind: fc.constantFrom('video' as const, 'audio' as const),
  title: sentence,
  poster: fc.oneof(address, fc.constant('')),
  sources: fc.array(source, { minLength: 1, maxLength: 4 }),
  length: fc.nat(),
  captions: fc.uniqueArray(track, { selector: ({ file }) => file, maxLength: 3 }),
  newsId: fc.oneof(id, fc.constant('')),
  mediaId: fc.oneof(id, fc.constant('')),
};
const data = fc.oneof(fc.record(printed), fc.record({ ...printed, vastTag: address }));

export const law: MarkupLaw<Parameters<typeof PlayerBox>[0]> = { Box: PlayerBox, parse: parsePlayer, mount, data };
