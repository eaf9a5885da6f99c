import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutScript } from '../../styles/critical/without-script.ts';
import { cutAt, parseTwin } from './twin.ts';

const print = (piece: string | HTMLElement): string => (typeof piece === 'string' ? piece : piece.outerHTML);

describe('markup that is cut', () => {
  test('is split into static parts and the elements between them', () => {
    const pieces = cutAt('<div>a<p class="box">b</p>c<p class="box">d</p>e</div>', '.box').map(print);
    expect(pieces).toEqual(['<div>a', '<p class="box">b</p>', 'c', '<p class="box">d</p>', 'e</div>']);
  });

  test('gives the same document when its pieces are joined', () => {
    const text = fc.stringMatching(/^[a-z آ-ی]{0,5}$/);
    const { tree } = fc.letrec<{ tree: string }>(tie => ({
      tree: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        text,
        fc
          .tuple(fc.constantFrom('div', 'section'), fc.boolean(), fc.array(tie('tree'), { maxLength: 3 }))
          .map(([name, isBox, content]) => `<${name}${isBox ? ' class="box"' : ''}>${content.join('')}</${name}>`),
      ),
    }));
    fc.assert(
      fc.property(tree, html => {
        const whole = `<main>${html}</main>`;
        expect(cutAt(whole, '.box').map(print).join('')).toBe(whole);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a twin', () => {
  const style = `<style>${withoutScript}</style>`;
  const head = `<head><title>T</title>${style}</head>`;
  const html = `<!doctype html><html lang="fa" dir="rtl">${head}<body class="_xs"><p>a</p></body></html>`;

  test('is parsed into language, direction, class and body', () => {
    expect(parseTwin(html)).toMatchObject({ language: 'fa', direction: 'rtl', bodyClass: '_xs', body: '<p>a</p>' });
  });

  test('hides the styles without script from readers with script', () => {
    expect(parseTwin(html).head).toBe(`<title>T</title><noscript>${style}</noscript>`);
  });
});
