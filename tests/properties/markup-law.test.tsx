import fc from 'fast-check';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Kernel, Mount } from '../../kernel/types.ts';
import { PollBox } from '../../widgets/forms/poll/box.tsx';
import { parsePoll } from '../../widgets/forms/poll/markup.ts';
import poll from '../../widgets/forms/poll/poll.tsx';
import type { Messages } from '../../widgets/messages/messages.ts';
import { LikeBox } from '../../widgets/reading/like/box.tsx';
import like from '../../widgets/reading/like/like.tsx';
import { parseLike } from '../../widgets/reading/like/markup.ts';
import { RatingBox } from '../../widgets/reading/rating/box.tsx';
import { parseRating } from '../../widgets/reading/rating/markup.ts';
import rating from '../../widgets/reading/rating/rating.tsx';
import { kernelOf, withFreshPages, wake } from '../../widgets/testing/page.ts';
import { printBox } from '../../widgets/testing/render.ts';
import { count, id, language, messages, sentence } from './arbitraries.ts';

withFreshPages();
vi.setConfig({ testTimeout: 60_000 });

const spoken = vi.hoisted(() => ({ messages: {} as Messages }));
vi.mock(import('../../widgets/messages/messages.ts'), () => ({ messagesFor: () => spoken.messages }));

const nodesIn = (root: Node): Node[] => [...root.childNodes].flatMap(node => [node, ...nodesIn(node)]);

/** A box's element, and the props that it hands to its view. */
function boxOf<Data>(Box: (data: Data) => ReactNode, data: Data): [box: ReactElement, props: object] {
  const box = Box(data) as ReactElement<{ children: ReactElement<{ kernel: Kernel }> }>;
  return [box, { ...box.props.children.props, kernel: undefined }];
}

/** DESIGN §2, for one widget, whatever it is about and whatever language it speaks. */
function lawOf<Data extends { language: string }>(
  widget: { Box: (data: Data) => ReactNode; parse: (box: HTMLElement) => object; mount: Mount },
  arbitrary: fc.Arbitrary<Data>,
): void {
  test('parse(render(props)) equals props', () => {
    fc.assert(
      fc.property(arbitrary, messages, (data, sentences) => {
        spoken.messages = sentences;
        const [box, props] = boxOf(widget.Box, data);
        expect(widget.parse(printBox(box))).toEqual(props);
      }),
    );
  });

  test('hydration keeps every node that the server printed', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary, messages, async (data, sentences) => {
        spoken.messages = sentences;
        const box = printBox(boxOf(widget.Box, data)[0]);
        const before = nodesIn(box);
        const unmount = await wake(widget.mount, box, kernelOf(data.language));
        const after = nodesIn(box);
        expect(after).toHaveLength(before.length);
        expect(after.every((node, index) => node === before[index])).toBe(true);
        unmount();
      }),
      { numRuns: 15 },
    );
  });
}

const options = fc.uniqueArray(fc.record({ id, label: sentence, votes: count }), {
  selector: option => option.id,
  minLength: 1,
  maxLength: 4,
});

const polls = options.chain(chosen =>
  fc.record({
    language,
    id,
    question: sentence,
    totalVote: count,
    options: fc.constant(chosen),
    hasTotal: fc.boolean(),
    deferredTotal: fc.boolean(),
    captcha: fc.boolean(),
    choice: fc.constantFrom(null, ...chosen.map(option => option.id)),
    voted: fc.constantFrom(null, ...chosen.map(option => option.id)),
  }),
);

describe('poll', () => {
  lawOf({ Box: PollBox, parse: parsePoll, mount: poll }, polls);
});

describe('rating', () => {
  const value = fc.double({ min: 0, max: 5, noNaN: true });
  lawOf({ Box: RatingBox, parse: parseRating, mount: rating }, fc.record({ language, newsId: id, value, count }));
});

describe('like', () => {
  const data = fc.record({ language, newsId: id, like: count, dislike: count });
  lawOf({ Box: LikeBox, parse: parseLike, mount: like }, data);
});
