import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { hashed } from '../../widgets/package/content-hash.ts';
import { bundleKernel, bundleWorkers } from './bundle-kernel.ts';
import type { WidgetFiles } from './bundle-widgets.ts';
import { lasting } from './packs.ts';

/** Names of widgets with the chunks or the pack that they share. All others share nothing. */
const planned: readonly [names: string, hashes: string, pack?: string][] = [
  ['comments poll sports prayer-times player accessibility random-ad connection', 'FRNKFQ7A'],
  ['rating like', 'FRNKFQ7A', 'reactions'],
  ['save-form newsletter comment-form', 'XXULLB3K XIPAKW2D 2Z4ZIM6R FRNKFQ7A'],
  ['dynamic-form', 'XIPAKW2D 2Z4ZIM6R FRNKFQ7A'],
  ['captcha', 'XIPAKW2D FRNKFQ7A'],
  ['gallery lightbox comments-link copy-link carousel', '', 'reading'],
];

/** Returns the files of a widget whose code is in the named file. */
const filesOf = (file: string, shared: string[] = []): WidgetFiles => ({
  file: lasting.has(file) ? hashed(file, 'js', file) : `AAAAAAAA/${file}.js`,
  shared,
});

/** A widget that shares no files. */
const alone = (name: string): [string, WidgetFiles] => [name, filesOf(name)];

/** The remaining widgets of 46, which share nothing. */
const others =
  'inline-boxes font-size ticker tabs accordion category-description floating-ad countdown menu arrival select ' +
  'province-map load-more live inline-ads search archive-search responsive-menu search-overlay back-to-top sticky-header view-mode ' +
  'visit lazy-video story item-media';

const widgets = [
  ...planned.flatMap(([names, hashes, pack]) => {
    const shared = hashes.split(' ').filter(Boolean).map(hash => `shared/chunk-${hash}.js`);
    return names.split(' ').map((name): [string, WidgetFiles] => [name, filesOf(pack ?? name, shared)]);
  }),
  ...others.split(' ').map(alone),
];

/** Brotli bytes of a script. */
function sizeOf(text: string): number {
  const script = Buffer.from(text);
  return brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: script.length } }).length;
}

async function sizeWith(entries: readonly [string, WidgetFiles][]): Promise<number> {
  const { text } = await bundleKernel(Object.fromEntries(entries));
  return sizeOf(text);
}

// 105 of these bytes are addresses of common files, so that readers do not load unchanged files again after a build.
test('the kernel fits its budget of 2,240 bytes with 46 widgets', async () => {
  expect(widgets).toHaveLength(46);
  expect(await sizeWith(widgets)).toBeLessThanOrEqual(2240);
});

// The first budget was 700 bytes. 45 bytes cancel prefetches on scroll, which saves 12 to 25 kB per session. Others
// keep foreign pages out, ignore campaign parameters, and let the page manage its saved copies.
test('the offline worker fits its budget of 866 bytes', async () => {
  expect(sizeOf((await bundleWorkers()).worker)).toBeLessThanOrEqual(866);
});

test('one more widget without shared files adds nothing to the kernel', async () => {
  expect(await sizeWith([...widgets, alone('back-in-time')])).toBe(await sizeWith(widgets));
});

test('one more widget with shared files adds only its name: less than six bytes each for nine names', async () => {
  const [, like] = widgets.find(([name]) => name === 'like') ?? alone('like');
  const names = ['weather', 'market', 'chess', 'horoscope', 'crossword', 'traffic', 'cinema', 'flights', 'lottery'];
  const more = names.map((name): [string, WidgetFiles] => [name, like]);
  expect((await sizeWith([...widgets, ...more])) - (await sizeWith(widgets))).toBeLessThan(9 * 6);
});
