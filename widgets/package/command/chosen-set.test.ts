import { describe, expect, test } from 'vitest';
import type { PackageManifest } from '../package-manifest.ts';
import { filesOf, stylesheetOf, withInside } from './chosen-set.ts';

const texts: Record<string, string> = {
  'BUILD/kernel.js': '" poll like AAAAAAAA"',
  'BUILD/arrival.js': '',
  'BUILD/poll.js': 'import"../../../scripts/package/shared/chunk-AAAAAAAA.js";',
  'BUILD/captcha.js': '',
  'BUILD/reactions.js': 'x=()=>import("../../../scripts/package/shared/chunk-BBBBBBBB.js")',
  'BUILD/like.js': 'export{default}from"../../../widgets/package/command/reactions.js";',
  'BUILD/tabs.js': '',
  'BUILD/swaps.js': '',
  'shared/chunk-AAAAAAAA.js': 'l="SSSSSSSS"',
  'shared/chunk-BBBBBBBB.js': '"../shared/share-CCCCCCCC.css"',
  'shared/share-CCCCCCCC.css': '',
  'shared/sentences-fa-SSSSSSSS.js': '',
  'shared/licenses-DDDDDDDD.txt': '',
};

const manifest: PackageManifest = {
  version: '0.1.0',
  kernel: 'BUILD/kernel.js',
  swaps: 'BUILD/swaps.js',
  stylesheet: 'shared/dakkeh-EEEEEEEE.css',
  firstPaint: '',
  fonts: {},
  everywhere: ['base', 'print'],
  styles: Object.fromEntries(['base', 'print', 'poll', 'like', 'choices'].map(name => [name, { css: `${name}{}`, imports: [] }])),
  widgets: {
    arrival: { files: ['BUILD/arrival.js'], inside: [], sheets: [] },
    poll: { files: ['BUILD/poll.js'], inside: ['captcha'], sheets: ['poll', 'choices'] },
    captcha: { files: ['BUILD/captcha.js'], inside: [], sheets: [] },
    like: { files: ['BUILD/reactions.js', 'BUILD/like.js'], inside: [], sheets: ['like'] },
    tabs: { files: ['BUILD/tabs.js'], inside: ['poll'], sheets: [] },
  },
  files: Object.keys(texts),
};

const files = (...names: string[]): string[] => filesOf(names, manifest, file => texts[file] ?? '');

const common = ['BUILD/arrival.js', 'BUILD/kernel.js', 'BUILD/swaps.js', 'shared/licenses-DDDDDDDD.txt'];

describe('a chosen set', () => {
  test('includes the widgets of nested boxes', () => {
    expect(withInside(['tabs', 'like'], manifest)).toEqual(['captcha', 'like', 'poll', 'tabs']);
  });

  test.each([['pol', / "pol"\. Did you mean "poll"\? There are: captcha, like, poll, tabs\.$/], ['arrival', / "arrival"\. There are/]])(
    'with %s in it is refused, with the names that there are',
    (name, sentence) => {
      expect(() => withInside(['like', name], manifest)).toThrow(sentence);
    },
  );

  test('includes exactly the files that its scripts import', () => {
    expect(files('tabs')).toEqual([...common, 'BUILD/tabs.js'].sort());
    expect(files('poll')).toEqual([...common, 'BUILD/poll.js', 'shared/chunk-AAAAAAAA.js', 'shared/sentences-fa-SSSSSSSS.js'].sort());
    expect(files('like')).toEqual(
      [...common, 'BUILD/like.js', 'BUILD/reactions.js', 'shared/chunk-BBBBBBBB.js', 'shared/share-CCCCCCCC.css'].sort(),
    );
  });

  test('has its styles in cascade order, with the theme last', () => {
    expect(stylesheetOf(['poll'], manifest, 'own{}')).toBe('base{}print{}poll{}choices{}own{}');
  });
});
