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

/** Properties that position or size an element. `revert`, the browser's own value, is allowed for all elements. */
const layout = /^(?:display|float|position|inset.*|(?:m\w+-)?(?:inline|block)-size|flex.*|grid.*|gap|columns)$/;

/** Allowed rules for elements without a class, each with its reason. */
const exceptions = new Map([
  // A finger hits it, whoever printed it.
  ['button', ['min-block-size', 'min-inline-size', 'gap', 'display']],
  // A page's own picture is no wider than its place.
  ['img', ['max-inline-size', 'block-size']],
  // Paper neither leads on nor plays.
  ['nav', ['display']],
  ['video', ['display']],
]);

/** Names and values of declarations: a value with `var()` is not parsed. */
const propertyOf = (one: Declaration): string => (one.property === 'unparsed' ? one.value.propertyId.property : one.property);
const isRevert = (one: Declaration): boolean => one.property === 'unparsed' && JSON.stringify(one.value.value).includes('"revert"');

const withoutNot = (_: string, value: unknown): unknown => (Object(value) as { kind?: unknown }).kind === 'not' ? '' : value;

/** Tells if a selector names no class of ours. */
const isNamed = (part: SelectorComponent): boolean =>
  /"type":"(?:class|attribute|id)"/.test(JSON.stringify(part, withoutNot));

/** Says in which boxes a rule is. */
const isPlace = (part: SelectorComponent): boolean =>
  'kind' in part && part.kind === 'where' && JSON.stringify(part).includes('"data-widget"');

/** The layout that a sheet has for what has no class, attribute or id of ours, by the element. */
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

test('no rule for the boxes of other sites lays out what has no class of ours', () => {
  const found = layoutOfPlain(sheet).filter(([name, property]) => !exceptions.get(name)?.includes(property));
  expect(found).toEqual([]);
  expect(layoutOfPlain('img:where([data-widget] *){inline-size:100%}')).toEqual([['img', 'inline-size']]);
});

test('every picture of the boxes fills its place, and one of a page in its own box does not', () => {
  const isOurs = (picture: Element): boolean => picture.matches(picturesOfOurs);
  for (const { name, examples } of shownWidgets.filter(widget => widget.name !== 'lightbox')) {
    const html = Object.values(examples.states).map(({ render }) => renderToString(render('en') as never)).join('');
    const { document } = new JSDOM(html).window;
    expect([name, [...document.querySelectorAll('img')].filter(picture => !isOurs(picture)).map(({ outerHTML }) => outerHTML)]).toEqual([name, []]);
  }
  const { document } = new JSDOM('<section data-widget="content-box"><a href="/1"><img width="120" height="80" alt=""></a></section>').window;
  expect([...document.querySelectorAll('img')].map(isOurs)).toEqual([false]);
});
