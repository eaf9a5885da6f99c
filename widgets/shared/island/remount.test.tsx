import { expect, test } from 'vitest';
import { LikeBox } from '../../article/like/box.tsx';
import like from '../../article/like/like.tsx';
import { click, element, kernelOf, print, settle, textsOf, wake } from '../testing/page.ts';
import { printBox } from '../testing/render.ts';
import { json, serve } from '../testing/server.ts';

const counted = json({ count: 7, like: 6, dislike: 1 });

const printLike = (): HTMLElement => printBox(<LikeBox language="fa" newsId="12" like={5} dislike={1} />);

const printUnrenderedLike = (): HTMLElement =>
  print(`<div data-widget="like" data-like="5" data-dislike="1"><form><input type="hidden" name="newsId" value="12">
    <p class="like-title">؟</p><p><button class="positive" name="score" value="1"><i class="like-label">بله</i></button>
    <button class="negative" name="score" value="-1"><i class="like-label">نه</i></button></p></form></div>`);

const boxes: [string, () => HTMLElement][] = [
  ['a box of ours', printLike],
  ['a box of a host page', printUnrenderedLike],
];

test.each(boxes)('a vote in %s counts once after a move', async (_, printed) => {
  const requests = serve(counted);
  const box = printed();
  const unmount = await wake(like, box, kernelOf());
  unmount();
  await settle();
  document.body.append(document.createElement('main'));
  element('main').append(box);
  await wake(like, box, kernelOf());
  await click('.positive');
  expect(requests).toHaveLength(1);
  expect(textsOf('.like-count')).toEqual(['۶', '۱']);
});

test('a vote is still known after a move and is not sent again', async () => {
  const requests = serve(counted);
  const box = printLike();
  const unmount = await wake(like, box, kernelOf());
  await click('.positive');
  unmount();
  await wake(like, box, kernelOf());
  expect(element('.positive').getAttribute('aria-pressed')).toBe('true');
  await click('.negative');
  expect(requests).toHaveLength(1);
});
