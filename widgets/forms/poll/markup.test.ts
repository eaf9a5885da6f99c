import { expect, test } from 'vitest';
import { unrenderedParser } from '../../shared/island/unrendered-parser.ts';
import { print } from '../../shared/testing/page.ts';
import { parsePoll, type PollProps } from './markup.ts';

const parse = (box: HTMLElement): PollProps => parsePoll(box, unrenderedParser);

const option = (id = '101', votes = '1'): string =>
  `<li data-votes="${votes}"><label><input type="radio" name="poll-12" id="${id}">بله</label></li>`;

const radio = (id: string): string => `<input type="radio" name="poll-12" id="${id}">`;

const button = '<button>رأی</button>';

test.each([
  ['no options', '', 'There is no radio to choose'],
  ['an id with letters', option().replace('"101"', '"first"'), 'radio id="first" is not an id'],
  ['votes that are no number', option('101', 'few'), 'data-votes="few" is not a number'],
  ['an option without a label', `<p>${radio('101')}</p>`, 'The choice "101" has no label'],
  ['no button', option(), 'There is no button to send the form with'],
  ['a button without a text', `${option()}<button></button>`, 'The button to send the form with has no text'],
  ['two buttons', `${option()}${button}<button>نتیجه</button>`, 'There are 2 buttons to send the form with, not one'],
])('a poll with %s is refused', (_, html, message) => {
  const box = print(`<section data-id="12">${html}</section>`);
  expect(() => parse(box)).toThrow(expect.objectContaining({ name: 'MarkupError', message }));
});

test.each([
  ['data-id="x"', 'data-id="x" is not an id'],
  ['data-id="12" data-total-vote="-4"', 'data-total-vote="-4" is not a number'],
  ['', 'data-id="" is not an id'],
])('a poll of %j is refused', (data, message) => {
  const box = print(`<section ${data}>${option().replace('poll-12', 'choice')}${button}</section>`);
  expect(() => parse(box)).toThrow(expect.objectContaining({ name: 'MarkupError', message }));
});

test.each([
  ['a button', button],
  ['an input', '<input type="submit" value="رأی">'],
  ['an image', '<input type="image" src="/vote.png" alt="رأی">'],
  ['a sign with a name', '<button aria-label="رأی"><svg></svg></button>'],
  ['a button that submits by script', '<button type="button">رأی</button>'],
  ['a button behind the captcha\'s', `<p class="captcha-group"><button>کد دیگر</button></p>${button}`],
  ['a button behind one of a script', `<button type="button">نتیجه</button>${button}`],
])('the label for the vote may be on %s', (_, html) => {
  expect(parse(print(`<section>${option()}${html}</section>`)).voteLabel).toBe('رأی');
});

test.each([
  ['around the radio', `<label>${radio('101')} بله</label><label>${radio('102')} نه</label>`],
  ['with its id', `${radio('101')}<label for="101">بله</label>${radio('102')}<label for="102">نه</label>`],
  ['its name', `${radio('101').replace('>', ' aria-label="بله">')}${radio('102').replace('>', ' aria-label="نه">')}`],
  ['the text after it', `${radio('101')} بله<br>${radio('102')} <b>نه</b>`],
  ['the text before it', `بله ${radio('101')} نه ${radio('102')}`],
  ['the text beside it', `<p>بله ${radio('101')}</p><p>نه ${radio('102')}</p>`],
])('the label of an option may be %s', (_, html) => {
  print(`<main><section>${html}${button}</section><section>${html}${button}</section></main>`);
  const labels = [...document.querySelectorAll('section')].map(box => parse(box).options.map(({ label }) => label));
  expect(labels).toEqual([['بله', 'نه'], ['بله', 'نه']]);
});

test('optional parts may be missing', () => {
  expect(parse(print(`<section>${option()}${button}</section>`))).toEqual({
    id: '12',
    question: '',
    totalVote: 0,
    hasTotal: false,
    deferredTotal: false,
    options: [{ id: '101', label: 'بله', votes: 1 }],
    captcha: null,
    choice: null,
    voted: null,
    totalLabel: '',
    voteLabel: 'رأی',
    successMessage: '',
    messages: { failed: '', waiting: '', takeBack: '' },
  });
});
