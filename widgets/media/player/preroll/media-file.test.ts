import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { playTypes } from '../../../shared/testing/video.ts';
import { chooseMediaFile, type MediaFile } from './media-file.ts';

const video: MediaFile = {
  fileURL: 'https://ads.example/video.mp4',
  deliveryType: 'progressive',
  mimeType: 'video/mp4',
  apiFramework: null,
  width: 640,
  bitrate: 400,
};

beforeEach(() => void playTypes(/^video\/(mp4|webm)$/i));

const wide = (width: number): MediaFile => ({ ...video, width });

const file = fc.record<MediaFile>({
  fileURL: fc.constantFrom('https://ads.example/video.mp4', '/video.mp4', 'http://ads.example/video.mp4', '', null),
  deliveryType: fc.constantFrom('progressive', 'progressive', 'streaming', null),
  mimeType: fc.constantFrom('video/mp4', 'video/mp4', 'VIDEO/MP4', 'video/webm', 'video/ogg', 'application/javascript', null),
  apiFramework: fc.constantFrom(null, null, '', 'VPAID', 'SIMID'),
  width: fc.nat(2000),
  bitrate: fc.nat(3000),
});

test.each<[number[], number, number]>([
  [[320, 640, 1280], 360, 640],
  [[1280, 640, 320], 640, 640],
  [[320, 640], 900, 640],
  [[320, 640], 0, 320],
])('of videos %j wide, a player of %d pixels plays the one of %d', (widths, player, chosen) => {
  expect(chooseMediaFile(widths.map(wide), player)?.width).toBe(chosen);
});

test('of several videos with the same width, the smallest plays', () => {
  const heavy = { ...video, bitrate: 900 };
  expect(chooseMediaFile([heavy, video], 360)).toBe(video);
});

test('the best playable video is chosen from any list of files', () => {
  fc.assert(
    fc.property(fc.array(file), fc.nat(2000), (files, player) => {
      const usable = files.filter(
        ({ fileURL, deliveryType, mimeType, apiFramework }) =>
          deliveryType === 'progressive' &&
          /^video\/(mp4|webm)$/i.test(mimeType ?? '') &&
          !apiFramework &&
          /^(https:|\/)/.test(fileURL ?? ''),
      );
      const chosen = chooseMediaFile(files, player);
      expect(chosen !== undefined).toBe(usable.length > 0);
      if (!chosen) return;
      expect(usable).toContain(chosen);
      const better = usable.filter(({ width }) =>
        chosen.width >= player ? width >= player && width < chosen.width : width > chosen.width,
      );
      expect(better).toEqual([]);
    }),
  );
});
