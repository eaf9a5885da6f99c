import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import type { Mount } from '../../../kernel/types.ts';
import { click, element, kernelOf, print, settle, textsOf, wake } from '../testing/page.ts';
import { printBox } from '../testing/render.ts';
import { startTranslator } from '../testing/translator.ts';
import { printPoll } from '../../forms/poll/testing/poll.tsx';
import poll from '../../forms/poll/poll.tsx';
import { RatingBox } from '../../article/rating/box.tsx';
import rating from '../../article/rating/rating.tsx';
import { LikeBox } from '../../article/like/box.tsx';
import like from '../../article/like/like.tsx';
import { island } from './island.tsx';
import { textOf } from '../markup/parse.ts';

const boxes: [string, () => HTMLElement, Mount][] = [
  ['poll', () => printPoll({ captcha: true, hasTotal: true }), poll],
  ['poll with results', () => printPoll({ voted: '102', hasTotal: true, deferredTotal: true }), poll],
  ['rating', () => printBox(<RatingBox language="fa" newsId="12" value={2.5} count={1000} />), rating],
  ['like', () => printBox(<LikeBox language="fa" newsId="12" like={5} dislike={1000} />), like],
];

test.each(boxes)('a %s keeps typed text, choices and the focus when it wakes', async (_, printed, mount) => {
  const box = printed();
  const field = box.querySelector<HTMLInputElement>('input[name=captchaText]');
  const radio = box.querySelector<HTMLInputElement>('input[type=radio]:enabled');
  const button = box.querySelector<HTMLElement>('button, input');
  if (field) field.value = '1234';
  radio?.click();
  button?.focus();
  const focused = document.activeElement;
  await wake(mount, box, kernelOf());
  if (field) expect(field.value).toBe('1234');
  if (radio) expect(radio.checked).toBe(true);
  expect(document.activeElement).toBe(focused);
});

interface CounterProps {
  label: string;
}

function Counter({ label }: CounterProps): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

const parse = (box: HTMLElement): CounterProps => ({ label: textOf(box, 'button').replace(/ \d+$/, '') });
const counter = island(parse, Counter);

test('a view works as soon as the mount has resolved', async () => {
  const box = print('<div data-view=""><button type="button">taps 0</button></div>');
  await counter(box, kernelOf());
  element('button').click();
  await settle();
  expect(textsOf('button')).toEqual(['taps 1']);
});

test('a view updates its texts on a translated page', async () => {
  const box = print('<div data-view=""><button type="button">taps 0</button></div>');
  await counter(box, kernelOf());
  const translator = startTranslator();
  for (const taps of [1, 2]) {
    element('button').click();
    await settle();
    expect(textsOf('button')).toEqual([`«taps ${taps}»`]);
  }
  translator.stop();
});

test('mounting one of two identical boxes does not affect the other', async () => {
  const html = '<div data-view=""><button type="button">a 0</button></div>';
  print(`<main>${html}${html}</main>`);
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-view]');
  if (first) await wake(counter, first, kernelOf());
  if (second) await wake(counter, second, kernelOf());
  await click('[data-view]:last-child button');
  expect(textsOf('button')).toEqual(['a 0', 'a 1']);
});
