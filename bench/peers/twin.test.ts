import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutScript } from '../../scripts/build/page-styles/without-script.ts';
import { cutAt, parseTwin } from './twin.ts';

const print = (piece: string | HTMLElement): string => (typeof piece === 'string' ? piece : piece.outerHTML);

describe('markup that is cut', () => {
  test('comes in turns: what is static, and the elements in it', () => {
    const [before, box, between, other, after] = cutAt('<div>a<p class="box">b</p>c<p class="box">d</p>e</div>', '.box');
    expect([before, between, after]).toEqual(['<div>a', 'c', 'e</div>']);
    expect([box, other].map(piece => (piece as HTMLElement).textContent)).toEqual(['b', 'd']);
  });

  test('leaves an element in the one around it that is cut out, too', () => {
    const pieces = cutAt('<p class="box">a<b class="box">b</b></p>', '.box');
    expect(pieces.map(print)).toEqual(['', '<p class="box">a<b class="box">b</b></p>', '']);
  });

  test('knows what is around an element', () => {
    const [, box] = cutAt('<section data-id="7"><p>a</p></section>', 'p');
    expect((box as HTMLElement).closest('section')?.dataset.id).toBe('7');
  });

  test('is whole when it is put together again', () => {
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
  const html = `<!doctype html><html lang="fa" dir="rtl"><head><title>T</title>${style}</head><body class="_xs"><p>a</p></body></html>`;

  test('is taken apart', () => {
    expect(parseTwin(html)).toMatchObject({ language: 'fa', direction: 'rtl', bodyClass: '_xs', body: '<p>a</p>' });
  });

  test('hides from those without script alone what works by script', () => {
    expect(parseTwin(html).head).toBe(`<title>T</title><noscript>${style}</noscript>`);
  });
});
