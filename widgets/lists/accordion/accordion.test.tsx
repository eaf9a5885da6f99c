import { describe, expect, test } from 'vitest';
import { element, kernelOf, print, textsOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import mount from './accordion.ts';
import { AccordionBox } from './box.tsx';

const wakeBox = (box: HTMLElement): (() => void) => wakeAtOnce(mount, box, kernelOf());
const openItems = (): boolean[] => [...document.querySelectorAll('details')].map(({ open }) => open);

/** Creates a list as a CMS without accordions prints it. */
const list = (className: string, ...items: string[]): HTMLElement =>
  print(`<div class="${className}" data-widget="accordion"><ul>${items.map(item => `<li>${item}</li>`).join('')}</ul></div>`);

describe('a list without an accordion', () => {
  test('has its items folded under their headings', () => {
    wakeBox(list('has-accordion', '<h3>باران</h3><p>فردا</p>', '<h3>برف</h3><p>پس‌فردا</p>'));
    expect(textsOf('li > details > summary > h3')).toEqual(['باران', 'برف']);
    expect(textsOf('li > details > p')).toEqual(['فردا', 'پس‌فردا']);
    expect(openItems()).toEqual([false, false]);
  });

  test('starts with its first item open if the markup says so', () => {
    wakeBox(list('has-accordion first-expanded', '<h3>باران</h3><p>فردا</p>', '<h3>برف</h3>'));
    expect(openItems()).toEqual([true, false]);
  });

  test('keeps the link of a heading', () => {
    wakeBox(list('has-accordion', '<h3><a href="/news/1">باران</a></h3><p>فردا</p>'));
    expect(element('summary').querySelector('a')).toBeNull();
    expect(element('summary').textContent).toBe('باران');
    expect(element('details > a:last-child').getAttribute('href')).toBe('/news/1');
    expect(element('details > a').textContent).toBe('باران');
  });

  test('keeps the boxes inside its items', () => {
    const box = list('has-accordion', '<h3>نظرسنجی</h3><div data-widget="poll"></div>');
    const poll = element('[data-widget=poll]');
    wakeBox(box);
    expect(element('details > [data-widget=poll]')).toBe(poll);
  });

  test('leaves an item without a heading unchanged', () => {
    wakeBox(list('has-accordion first-expanded', '<p>بی‌عنوان</p>', '<h3>باران</h3>'));
    expect(element('li').innerHTML).toBe('<p>بی‌عنوان</p>');
    expect(openItems()).toEqual([true]);
  });

  test('leaves a list inside an item unchanged', () => {
    wakeBox(list('has-accordion', '<h3>باران</h3><ul><li><h3>فردا</h3></li></ul>'));
    expect(document.querySelectorAll('details')).toHaveLength(1);
    expect(textsOf('details > ul > li > h3')).toEqual(['فردا']);
  });
});

describe('a list with an accordion', () => {
  const items = ['یک', 'دو', 'سه'].map(title => ({ key: title, title, content: <p>{`متن ${title}`}</p> }));
  const printed = (firstExpanded = false): HTMLElement =>
    printBox(<AccordionBox title="پرسش‌ها" items={items} firstExpanded={firstExpanded} />);

  test('keeps its rendered state and the reader\'s changes', () => {
    const box = printed(true);
    expect(openItems()).toEqual([true, false, false]);
    element('summary').click();
    wakeBox(box);
    expect(openItems()).toEqual([false, false, false]);
  });
});
