import { describe, expect, test } from 'vitest';
import { prerollLabels } from '../../../shared/adverts/rendered-labels.ts';
import { attributes, labels, speaker } from '../../../shared/render/table.ts';
import { addMeta, kernelOf } from '../../../shared/testing/page.ts';
import { advertLabelsOf } from './advert-labels.ts';
import { prerollOf } from './preroll-settings.ts';

const { page } = kernelOf('fa');

const advert = { type: 'image', href: 'https://tea.example/', src: '/media/tea.webp', title: 'چای', duration: 5000 };

describe('the advert before a video', () => {
  test('is absent by default', () => {
    expect(prerollOf({}, page)).toBeUndefined();
    expect(prerollOf({ advert: null, vastTag: '' }, page)).toBeUndefined();
  });

  test('is the picture or the video of the box', () => {
    const whole = { ...advert, src: `${location.origin}/media/tea.webp` };
    expect(prerollOf({ advert }, page)).toEqual(whole);
    expect(prerollOf({ advert: { ...advert, type: 'video' } }, page)).toEqual({ ...whole, type: 'video' });
  });

  test('needs neither link nor title, and its duration may be a text', () => {
    const { type, src } = advert;
    expect(prerollOf({ advert: { type, src, duration: '5000' } }, page)).toMatchObject({
      href: '',
      title: '',
      duration: 5000,
    });
  });

  test('is the response to the tag of the box or of the page', () => {
    addMeta('vast-ad-tag', 'https://ads.example/page');
    expect(prerollOf({ vastTag: 'https://ads.example/box' }, page)).toEqual({ tag: 'https://ads.example/box' });
    expect(prerollOf({}, page)).toEqual({ tag: 'https://ads.example/page' });
    expect(prerollOf({ advert }, page)).toMatchObject({ type: 'image' });
  });

  test.each([
    [{ advert: 'https://tea.example/' }, 'advert="https://tea.example/"'],
    [{ advert: [advert] }, 'advert=['],
    [{ advert: { ...advert, type: 'script' } }, 'advert.type="script"'],
    [{ advert: { ...advert, href: 'javascript:alert(1)' } }, 'advert.href="javascript:alert(1)"'],
    [{ advert: { ...advert, src: 'javascript:alert(1)' } }, 'advert.src="javascript:alert(1)"'],
    [{ advert: { ...advert, src: 'data:text/html,1' } }, 'advert.src="data:text/html,1"'],
    [{ advert: { ...advert, src: '' } }, 'advert.src=""'],
    [{ advert: { ...advert, src: 'https://' } }, 'advert.src="https://"'],
    [{ advert: { ...advert, duration: undefined } }, 'advert.duration=undefined'],
    [{ advert: { ...advert, duration: 0 } }, 'advert.duration=0'],
    [{ advert: { ...advert, duration: -1 } }, 'advert.duration=-1'],
    [{ advert: { ...advert, duration: 'soon' } }, 'advert.duration="soon"'],
    [{ advert: { ...advert, duration: 'Infinity' } }, 'advert.duration="Infinity"'],
    [{ vastTag: 'http://ads.example/' }, 'vastTag="http://ads.example/"'],
    [{ vastTag: 'javascript:alert(1)' }, 'vastTag="javascript:alert(1)"'],
    [{ vastTag: 7 }, 'vastTag=7'],
  ])('cannot be %j, and the error names the value', (settings, named) => {
    addMeta('vast-ad-tag', 'https://ads.example/page');
    expect(() => prerollOf(settings, page)).toThrow(
      expect.objectContaining({ name: 'MarkupError', message: expect.stringContaining(named) as string }),
    );
  });
});

test.each(['fa', 'en', 'zh'] as const)('printed adverts in %s have the labels that a player has', language => {
  const box = document.createElement('div');
  const said = prerollLabels(speaker(language));
  const printed = Object.entries(attributes(labels(said)));
  for (const [name, label] of printed) box.setAttribute(name, label);
  expect(advertLabelsOf(box)).toEqual(said);
});
