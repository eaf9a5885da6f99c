import { describe, expect, test } from 'vitest';
import { element, print } from '../testing/page.ts';
import { slideLinks } from './slide-links.ts';
import { slideOf } from './slide.ts';

const linkIn = (html: string) => slideOf(slideLinks(print(`<div>${html}</div>`))[0] ?? document.createElement('a'));

/** jsdom loads no pictures. */
function havingLoaded(width: number, height: number): void {
  Object.defineProperties(element('img'), { naturalWidth: { value: width }, naturalHeight: { value: height } });
}

describe('a slide in the markup of a CMS', () => {
  test('needs only a link', () => {
    expect(linkIn('<a data-slide href="/full.jpg">بازار</a>')).toEqual({
      kind: 'picture',
      url: `${location.origin}/full.jpg`,
      width: 1280,
      height: 720,
      alt: '',
      caption: '',
      thumbnail: '',
      srcset: '',
    });
  });

  test('takes its caption from the figure around the link, however it is wrapped', () => {
    const html = '<figure><p><a data-slide href="/a.jpg"></a></p><div><figcaption> صبح <b>یزد</b>\n</figcaption></div></figure>';
    expect(linkIn(html).caption).toBe('صبح یزد');
  });

  test.each(['', 'image', 'PICTURE', 'video2', '__proto__'])('is a picture for the kind %j', kind => {
    expect(linkIn(`<a data-slide="${kind}" href="/a.jpg"></a>`).kind).toBe('picture');
  });
});

describe('a size', () => {
  const sized = (width: string, height: string) => `<a data-slide href="/a" data-width="${width}" data-height="${height}"><img></a>`;

  test.each([
    ['', ''],
    ['1440', ''],
    ['0', '960'],
    ['-1440', '960'],
    ['1440', 'high'],
    ['۱۴۴۰', '۹۶۰'],
    ['1e999', '960'],
  ])('of %j by %j counts as unknown, and the picture is shown all the same', (width, height) => {
    expect(linkIn(sized(width, height))).toMatchObject({ width: 1280, height: 720 });
  });

  test('that is left out follows the shape of a thumbnail that has been loaded', () => {
    const box = print('<div><a data-slide href="/a"><img></a></div>');
    havingLoaded(200, 300);
    expect(slideLinks(box).map(slideOf)).toMatchObject([{ width: 1280, height: 1920 }]);
  });
});

test.each(['data-src', 'data-lazy-src', 'data-original'])('a lazy loader’s placeholder gives neither shape nor thumbnail, beside %s', name => {
  const box = print(`<div><a data-slide href="/a"><img src="data:image/gif;base64," ${name}="/small.webp"></a></div>`);
  havingLoaded(1, 1);
  expect(slideLinks(box).map(slideOf)).toMatchObject([{ width: 1280, height: 720, thumbnail: '/small.webp' }]);
});

test('the thumbnail is the source that the browser has chosen, or else the first', () => {
  const box = print('<div><a data-slide href="/a"><img src="/small.webp" srcset="/big.webp 2x"></a></div>');
  expect(slideLinks(box).map(slideOf)).toMatchObject([{ thumbnail: `${location.origin}/small.webp`, srcset: '/big.webp 2x' }]);
  Object.defineProperty(element('img'), 'currentSrc', { value: 'https://cdn.ir/big.webp' });
  expect(slideLinks(box).map(slideOf)).toMatchObject([{ thumbnail: 'https://cdn.ir/big.webp' }]);
});
