import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cross, isWatched, place, withScreen } from '../../shared/testing/adverts.ts';
import { element, kernelOf, print, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { BoxPlace, InlineBoxesBox } from './box.tsx';
import mount from './inline-boxes.ts';

withScreen();
beforeEach(() => void vi.stubGlobal('innerHeight', 800));

const mountPage = (html: string): (() => void) => wakeAtOnce(mount, print(html), kernelOf());

const page = `
  <main>
    <div data-article-body><p>…</p><div id="place" data-type="box:poll"><a href="#poll">poll</a></div><p>…</p></div>
    <div id="rail"><section id="poll"><input id="option"><b>…</b></section><p id="next">…</p></div>
  </main>`;

describe('a box moves to its place', () => {
  test('while both are below the viewport', () => {
    mountPage(page);
    const poll = element('#poll');
    const children = [...poll.children];
    place({ '#place': 900, '#poll': 2000 });
    expect(element('#place').firstElementChild).toBe(poll);
    expect(element('#place').children).toHaveLength(1);
    expect([...poll.children]).toEqual(children);
    expect(document.querySelectorAll('#poll')).toHaveLength(1);
    expect([element('#place'), poll].map(isWatched)).toEqual([false, false]);
  });

  test.each([
    ['the place is on screen', { '#place': 799, '#poll': 2000 }],
    ['the box is on screen', { '#place': 900, '#poll': 500 }],
    ['the reader is past the place', { '#place': -300, '#poll': 2000 }],
    ['the reader is past both', { '#place': -900, '#poll': -500 }],
  ])('only once both are below the viewport, if %s', (_, tops) => {
    mountPage(page);
    place(tops);
    expect(element('#place a').textContent).toBe('poll');
    expect(element('#rail').firstElementChild?.id).toBe('poll');
    place({ '#place': 900, '#poll': 2000 });
    expect(element('#place').firstElementChild?.id).toBe('poll');
  });

  test.each(['#option', '#place a'])('only once the focus has left %s', focused => {
    mountPage(page);
    element(focused).focus();
    place({ '#place': 900, '#poll': 2000 });
    expect(document.activeElement).toBe(element(focused));
    expect(element('#rail #poll')).toBeTruthy();
    element(focused).blur();
    cross();
    expect(element('#place #poll')).toBeTruthy();
  });
});

describe('a place', () => {
  test('is used once for a box, and other places keep their links', () => {
    const second = '<div id="second" data-type="box:poll"><a href="#poll">poll</a></div>';
    mountPage(page.replace('</div>', `</div>${second}`));
    place({ '#place': 900, '#second': 1000, '#poll': 2000 });
    expect(element('#place > #poll')).toBeTruthy();
    expect(element('#second > a')).toBeTruthy();
  });

  test.each(['box:nowhere', 'box:', 'box', '', 'image', 'related-news', 'poll', 'box:outer', 'box:inner', 'box:place'])(
    'of the type "%s" is left alone',
    type => {
      const html = `<main id="outer">${page.replace('box:poll', type)}<i id="related"></i></main>`;
      mountPage(html.replace('<p>…</p>', '<p id="inner">…</p>'));
      const before = element('main').innerHTML;
      place({ '#place': 900, '#poll': 2000 });
      expect(element('main').innerHTML).toBe(before);
    },
  );

  test('is rendered with a link to its box', () => {
    printBox(
      <main>
        <div data-article-body="">
          <BoxPlace id="poll" title="نظرسنجی" />
          <BoxPlace id="related" title="از همین صفحه" />
        </div>
        <InlineBoxesBox />
        <section id="poll" />
        <section id="related" />
      </main>,
    );
    expect(element('[data-type="box:poll"] a').getAttribute('href')).toBe('#poll');
    expect(element('[data-type=related] a').getAttribute('href')).toBe('#related');
    wakeAtOnce(mount, element('[data-widget]'), kernelOf());
    place({ '[data-type=related]': 900, '[data-type="box:poll"]': 900, '#poll': 2000, '#related': 2000 });
    expect(element('[data-type="box:poll"] > #poll')).toBeTruthy();
    expect(element('[data-type=related] > #related')).toBeTruthy();
  });
});

test('a box that is rendered in its place stays there', () => {
  printBox(
    <main>
      <div data-article-body="">
        <BoxPlace id="poll" title="نظرسنجی">
          <section id="poll" />
        </BoxPlace>
        <BoxPlace id="poll" title="نظرسنجی" />
      </div>
      <InlineBoxesBox />
    </main>,
  );
  const before = element('main').innerHTML;
  wakeAtOnce(mount, element('[data-widget]'), kernelOf());
  expect([...document.querySelectorAll('.box-place, #poll')].filter(isWatched)).toEqual([]);
  expect(element('main').innerHTML).toBe(before);
  expect(element('.box-place > #poll').parentElement?.children).toHaveLength(1);
});
