import { afterEach, describe, expect, test, vi } from 'vitest';
import { addMeta, kernelOf } from '../testing/page.ts';
import { prerollOf } from './preroll-settings.ts';

const { page } = kernelOf('fa');
const complain = vi.spyOn(console, 'error').mockReturnValue(undefined);

afterEach(() => {
  document.head.replaceChildren();
  complain.mockClear();
});

const advert = { type: 'image', href: 'https://tea.example/', src: '/media/tea.webp', title: 'چای', duration: 5000 };

describe('before a film', () => {
  test('there is nothing where nobody asks for it', () => {
    expect(prerollOf({}, page)).toBeUndefined();
    expect(prerollOf({ advert: null, vastTag: '' }, page)).toBeUndefined();
    expect(complain).not.toHaveBeenCalled();
  });

  test('there is the picture or the film of the box', () => {
    const whole = { ...advert, src: `${location.origin}/media/tea.webp` };
    expect(prerollOf({ advert }, page)).toEqual(whole);
    expect(prerollOf({ advert: { ...advert, type: 'video' } }, page)).toEqual({ ...whole, type: 'video' });
  });

  test('an advert need not lead anywhere, nor have a title, and its time may be a text', () => {
    const { type, src } = advert;
    expect(prerollOf({ advert: { type, src, duration: '5000' } }, page)).toMatchObject({
      href: '',
      title: '',
      duration: 5000,
    });
  });

  test('there is what the tag of the box answers, or of the page', () => {
    addMeta('vast-ad-tag', 'https://ads.example/page');
    expect(prerollOf({ vastTag: 'https://ads.example/box' }, page)).toEqual({ tag: 'https://ads.example/box' });
    expect(prerollOf({}, page)).toEqual({ tag: 'https://ads.example/page' });
    expect(prerollOf({ advert }, page)).toMatchObject({ type: 'image' });
  });

  test('a tag may be of our own host, without https as the page', () => {
    expect(prerollOf({ vastTag: '/vast?answer=inline' }, page)).toEqual({
      tag: `${location.origin}/vast?answer=inline`,
    });
  });

  test.each([
    { advert: 'https://tea.example/' },
    { advert: { ...advert, type: 'script' } },
    { advert: { ...advert, href: 'javascript:alert(1)' } },
    { advert: { ...advert, src: 'javascript:alert(1)' } },
    { advert: { ...advert, src: 'data:text/html,1' } },
    { advert: { ...advert, src: '' } },
    { advert: { ...advert, src: 'https://' } },
    { advert: { ...advert, duration: undefined } },
    { advert: { ...advert, duration: 0 } },
    { advert: { ...advert, duration: -1 } },
    { advert: { ...advert, duration: 'soon' } },
    { advert: { ...advert, duration: 'Infinity' } },
    { vastTag: 'http://ads.example/' },
    { vastTag: 'javascript:alert(1)' },
    { vastTag: 7 },
  ])('there is nothing for %j, and the console has it once', settings => {
    addMeta('vast-ad-tag', 'https://ads.example/page');
    expect(prerollOf(settings, page)).toBeUndefined();
    expect(complain).toHaveBeenCalledOnce();
  });
});
