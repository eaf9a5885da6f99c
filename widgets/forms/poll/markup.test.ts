import { expect, test } from 'vitest';
import { MarkupError } from '../../shared/island/markup.ts';
import { print, withFreshPages } from '../../shared/testing/page.ts';
import { parsePoll } from './markup.ts';

withFreshPages();

const option = (id = '101', votes = '1'): string =>
  `<li data-votes="${votes}"><label><input type="radio" name="poll-12" id="${id}">بله</label></li>`;

test.each([
  ['no options', '<section data-id="12"></section>'],
  ['an id that is none', `<section data-id="x">${option()}</section>`],
  ['an option whose id is none', `<section data-id="12">${option('first')}</section>`],
  ['votes that are no number', `<section data-id="12">${option('101', 'few')}</section>`],
  ['a total that is no number', `<section data-id="12" data-total-vote="-4">${option()}</section>`],
  ['no id anywhere', '<section><input type="radio" name="choice" id="101"></section>'],
])('markup with %s is refused', (_, html) => {
  expect(() => parsePoll(print(html))).toThrow(MarkupError);
});

test('what is optional may be missing', () => {
  expect(parsePoll(print(`<section>${option()}<button>رأی</button></section>`))).toEqual({
    id: '12',
    question: '',
    totalVote: 0,
    hasTotal: false,
    deferredTotal: false,
    options: [{ id: '101', label: 'بله', votes: 1 }],
    captcha: null,
    choice: null,
    voted: null,
    totalLabel: '{n}',
    voteLabel: 'رأی',
    successMessage: '',
    errorMessage: '',
  });
});

test('a poll that is on the page twice has its labels in both places', () => {
  const section = `<section>${option()}<button>رأی</button></section>`;
  print(`<main>${section}${section}</main>`);
  const labels = [...document.querySelectorAll<HTMLElement>('section')].map(box => parsePoll(box).options[0]?.label);
  expect(labels).toEqual(['بله', 'بله']);
});
