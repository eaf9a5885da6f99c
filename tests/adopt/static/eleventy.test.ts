import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlOf } from '../../../fixtures/newsroom/catalogue/rendered-markup.ts';
import { root } from '../../../scripts/build/paths.ts';
import { shownWidgets } from '../../../widgets/shared/testing/widgets.ts';

const built = readFileSync(join(root, 'var/eleventy/_site/index.html'), 'utf8');

/** The box of a widget in some markup. */
function boxIn(html: string, name: string): HTMLElement {
  const box = new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>(`[data-widget=${name}]`);
  if (!box) throw new Error(`There is no ${name}.`);
  return box;
}

const boxes = ['like', 'rating', 'poll'].flatMap(name => shownWidgets.filter(widget => widget.name === name));

test.each(boxes)('the $name that Eleventy has made says to its widget what the catalogue’s first one says', ({ name, examples: { states, parse } }) => {
  const [first] = Object.values(states);
  const example = boxIn(first ? htmlOf(first.render('fa')) : '', name);
  expect(parse?.(boxIn(built, name))).toEqual(parse?.(example));
});

test('the page has the three things that the boxes need, under names of this build', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/preact/manifest.json'), 'utf8')) as Record<string, string>;
  for (const file of [manifest.kernel, manifest.stylesheet]) {
    expect(built).toContain(`"/assets/${file}"`);
    expect(readFileSync(join(root, 'var/eleventy/_site/assets', file ?? ''))).not.toHaveLength(0);
  }
  expect(built).toContain(`<script>${manifest.firstPaint}</script>`);
});
