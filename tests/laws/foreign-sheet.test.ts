import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import { type Declaration, type SelectorComponent, transform } from 'lightningcss';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { buildBoxStyles, picturesOfOurs } from '../../scripts/build/box-styles.ts';
import { root } from '../../scripts/build/paths.ts';
import { buildStyles } from '../../scripts/build/styles.ts';
import { shownWidgets } from '../../widgets/shared/testing/widgets.ts';

const addressed = globSync('{styles,widgets}/**/*.css', { cwd: root }).flatMap(path =>
  Array.from(readFileSync(resolve(root, path), 'utf8').matchAll(/url\("([^":]+)"\)/g), ([, name = '']): [string, string] => [name, name]),
);
const sheet = buildBoxStyles(await buildStyles(new Map(addressed)));

/** Properties that position or size an element. Elements without a class may only have the value `revert`. */
const layout = /^(?:display|float|position|inset.*|(?:m\w+-)?(?:inline|block)-size|flex.*|grid.*|gap|columns)$/;

/** Allowed properties for elements without a class. */
const exceptions = new Map([
  // All buttons are large enough for fingers, even those of the host page.
  ['button', ['min-block-size', 'min-inline-size', 'gap', 'display']],
  // A picture of the host page must not be wider than its container.
  ['img', ['max-inline-size', 'block-size']],
  // Navigation and videos are useless in print.
  ['nav', ['display']],
  ['video', ['display']],
]);

/** Returns the property's name. lightningcss does not parse values with `var()`. */
const propertyOf = (one: Declaration): string => (one.property === 'unparsed' ? one.value.propertyId.property : one.property);
const isRevert = (one: Declaration): boolean => one.property === 'unparsed' && JSON.stringify(one.value.value).includes('"revert"');

const withoutNot = (_: string, value: unknown): unknown => (Object(value) as { kind?: unknown }).kind === 'not' ? '' : value;

/** Returns true if a selector part contains a class, an attribute or an id. */
const isNamed = (part: SelectorComponent): boolean =>
  /"type":"(?:class|attribute|id)"/.test(JSON.stringify(part, withoutNot));

/** Returns true for the part of a selector that limits a rule to boxes. */
const isPlace = (part: SelectorComponent): boolean =>
  'kind' in part && part.kind === 'where' && JSON.stringify(part).includes('"data-widget"');

/** Returns the layout properties that a sheet sets for elements without a class, attribute or id. */
function layoutOfPlain(css: string): [name: string, property: string][] {
  const plain: [string, string][] = [];
  transform({
    filename: 'boxes.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors, declarations: { declarations, importantDeclarations } } }) {
          const own = selectors.map(parts => parts.filter(part => !isPlace(part)));
          const plainOnes = own.filter(parts => parts.length > 0 && !parts.some(isNamed));
          const set = [...declarations, ...importantDeclarations].filter(one => !isRevert(one)).map(propertyOf);
          const placed = set.filter(property => layout.test(property));
          for (const parts of plainOnes) {
            const name = parts.map(part => ('name' in part ? part.name : '')).join('');
            plain.push(...placed.map((property): [string, string] => [name, property]));
          }
        },
      },
    },
  });
  return plain;
}

test('the stylesheet for other sites sets no layout for elements without a class', () => {
  const found = layoutOfPlain(sheet).filter(([name, property]) => !exceptions.get(name)?.includes(property));
  expect(found).toEqual([]);
  expect(layoutOfPlain('img:where([data-widget] *){inline-size:100%}')).toEqual([['img', 'inline-size']]);
});

test('pictures of our boxes fill their place, and a host page\'s pictures in a box do not', () => {
  const isOurs = (picture: Element): boolean => picture.matches(picturesOfOurs);
  for (const { name, examples } of shownWidgets.filter(widget => widget.name !== 'lightbox')) {
    const html = Object.values(examples.states).map(({ render }) => renderToString(render('en') as never)).join('');
    const { document } = new JSDOM(html).window;
    expect([name, [...document.querySelectorAll('img')].filter(picture => !isOurs(picture)).map(({ outerHTML }) => outerHTML)]).toEqual([name, []]);
  }
  const { document } = new JSDOM('<section data-widget="content-box"><a href="/1"><img width="120" height="80" alt=""></a></section>').window;
  expect([...document.querySelectorAll('img')].map(isOurs)).toEqual([false]);
});
