import { expect, test } from 'vitest';
import { withBoxes } from './pages.ts';

const around = { language: 'fa', direction: 'rtl', head: '', bodyClass: '_xs' };
const controls = (kind: string): string => `<div class="${kind}"><button aria-label="back"></button><button aria-label="on"></button></div>`;
const row = `<div class="slider"><ul><li class="slider-item" aria-label="1 of 1"></li></ul>${controls('slider-steering')}</div>`;
const tabs = '<section class="tabs"><h2 id="a">A</h2><div class="tab-panel" id="b" data-title="B"><p>c</p></div></section>';

test('a page is cut at its boxes, which have their props and what is printed in them', () => {
  const { pieces } = withBoxes({ ...around, body: `<main>${row}${tabs}</main>` });
  const props = { kind: 'slider', previousLabel: 'back', nextLabel: 'on', positions: ['1 of 1'] };
  expect(pieces).toEqual([
    '<main><div class="slider"><ul><li class="slider-item" aria-label="1 of 1"></li></ul>',
    { name: 'RowControls', props, inside: [] },
    '</div>',
    { name: 'Tabs', props: { headingId: 'a', title: 'A', tabs: [{ id: 'b', title: 'B' }] }, inside: ['<p>c</p>'] },
    '</main>',
  ]);
});

test('a box without what its component needs is named', () => {
  expect(() => withBoxes({ ...around, body: '<div class="ticker"></div>' })).toThrow('ticker has no .ticker-title');
});
