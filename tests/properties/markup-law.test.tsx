import fc from 'fast-check';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Mount } from '../../kernel/types.ts';
import { NewsletterBox } from '../../widgets/forms/newsletter/box.tsx';
import newsletter, { parseNewsletter } from '../../widgets/forms/newsletter/newsletter.tsx';
import { PollBox } from '../../widgets/forms/poll/box.tsx';
import { parsePoll } from '../../widgets/forms/poll/markup.ts';
import poll from '../../widgets/forms/poll/poll.tsx';
import { SaveFormBox } from '../../widgets/forms/save-form/box.tsx';
import saveForm, { parseSaveForm } from '../../widgets/forms/save-form/save-form.tsx';
import { wordsFor } from '../../widgets/shared/print/words.ts';
import { CommentFormBox } from '../../widgets/article/comment-form/box.tsx';
import commentForm from '../../widgets/article/comment-form/comment-form.tsx';
import { parseCommentForm } from '../../widgets/article/comment-form/markup.ts';
import { CommentsBox } from '../../widgets/article/comments/box.tsx';
import { parseCommentVotes, wakeCommentVotes } from '../../widgets/article/comments/comment-votes.tsx';
import type { Comment } from '../../widgets/article/comments/comment.ts';
import commentsWords from '../../widgets/article/comments/words.json' with { type: 'json' };
import { LikeBox } from '../../widgets/article/like/box.tsx';
import like from '../../widgets/article/like/like.tsx';
import { parseLike } from '../../widgets/article/like/markup.ts';
import { RatingBox } from '../../widgets/article/rating/box.tsx';
import { parseRating } from '../../widgets/article/rating/markup.ts';
import rating from '../../widgets/article/rating/rating.tsx';
import { PlayerBox } from '../../widgets/media/player/box.tsx';
import { parsePlayer } from '../../widgets/media/player/markup.ts';
import player from '../../widgets/media/player/player.tsx';
import { nodesIn, viewPropsIn } from '../../widgets/shared/testing/hydration.ts';
import { kernelOf, withFreshPages, wake } from '../../widgets/shared/testing/page.ts';
import { printBox } from '../../widgets/shared/testing/render.ts';
import { count, id, inventedWords, language, sentence } from './arbitraries.ts';
import { formFields, valuesFor } from './form-arbitraries.ts';

withFreshPages();
vi.setConfig({ testTimeout: 60_000 });

vi.mock(import('../../widgets/shared/print/words.ts'), () => ({ wordsFor: vi.fn() }));

/** From now on the boxes say what is invented for them. */
function speak(invent: fc.GeneratorValue): void {
  vi.mocked(wordsFor).mockImplementation(inventedWords(invent));
}

/** A box's element, and the props that it hands to its view. */
function boxOf<Data>(Box: (data: Data) => ReactNode, data: Data): [box: ReactElement, props: object | undefined] {
  const box = Box(data) as ReactElement;
  return [box, viewPropsIn(box)[0]];
}

/** The markup is the state: the law of one widget, whatever it is about and whatever language it speaks. */
function lawOf<Data extends { language: string }>(
  widget: { Box: (data: Data) => ReactNode; parse: (box: HTMLElement) => object; mount: Mount },
  arbitrary: fc.Arbitrary<Data>,
): void {
  test('parse(render(props)) equals props', () => {
    fc.assert(
      fc.property(arbitrary, fc.gen(), (data, invent) => {
        speak(invent);
        const [box, props] = boxOf(widget.Box, data);
        expect(widget.parse(printBox(box))).toEqual(props);
      }),
    );
  });

  test('hydration keeps every node that the server printed', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrary, fc.gen(), async (data, invent) => {
        speak(invent);
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

describe('player', () => {
  const address = fc.oneof(fc.webUrl(), fc.constantFrom('/media/film.mp4', '/media/film.m3u8', 'sound.m4a'));
  const source = fc.record(
    { file: address, label: sentence, isDefault: fc.constant(true) },
    { requiredKeys: ['file', 'label'] },
  );
  const track = fc.record({ file: address, language, label: sentence });
  const printed = {
    language,
    kind: fc.constantFrom('video' as const, 'audio' as const),
    title: sentence,
    poster: fc.oneof(address, fc.constant('')),
    sources: fc.array(source, { minLength: 1, maxLength: 4 }),
    captions: fc.uniqueArray(track, { selector: ({ file }) => file, maxLength: 3 }),
    newsId: fc.oneof(id, fc.constant('')),
    mediaId: fc.oneof(id, fc.constant('')),
  };
  const films = fc.oneof(fc.record(printed), fc.record({ ...printed, vastTag: address }));
  lawOf({ Box: PlayerBox, parse: parsePlayer, mount: player }, films);
});

describe('like', () => {
  const data = fc.record({ language, newsId: id, like: count, dislike: count });
  lawOf({ Box: LikeBox, parse: parseLike, mount: like }, data);
});

/** What a server may say of a form that it has refused. */
const stateOf = (names: readonly string[]) =>
  fc.record({
    values: fc.constant(new Map<string, string[]>()),
    errors: fc
      .tuple(fc.subarray([...names]), fc.array(sentence, { minLength: names.length, maxLength: names.length }))
      .map(([wrong, sentences]) => new Map(wrong.map((name, index) => [name, sentences[index] ?? '']))),
    notice: fc.oneof(fc.constant(''), sentence),
  });

describe('save form', () => {
  const forms = formFields.chain(fields =>
    fc.record({
      language,
      id,
      title: sentence,
      fields: fc.constant(fields),
      captcha: fc.boolean(),
      url: fc.webPath().map(path => `/${path}`),
      state: fc
        .tuple(stateOf(fields.map(({ name }) => name)), valuesFor(fields))
        .map(([state, values]) => ({ ...state, values })),
    }),
  );
  lawOf({ Box: SaveFormBox, parse: parseSaveForm, mount: saveForm }, forms);
});

describe('comment form', () => {
  const reply = fc.oneof(fc.constant(null), fc.record({ id, author: sentence, quote: sentence }));
  const state = stateOf(['author', 'email', 'body', 'captchaText']);
  lawOf(
    { Box: CommentFormBox, parse: parseCommentForm, mount: commentForm },
    fc.record({ language, newsId: id, pageUrl: fc.webPath(), reply, state }),
  );
});

describe('newsletter', () => {
  const newsletters = fc.uniqueArray(fc.record({ id, title: sentence }), {
    selector: option => option.id,
    minLength: 1,
    maxLength: 4,
  });
  const state = fc
    .tuple(stateOf(['newsletter_id', 'medium', 'email', 'cell']), fc.constantFrom('1', '2'))
    .map(([common, medium]) => ({ ...common, values: new Map([['medium', [medium]]]) }));
  lawOf(
    { Box: NewsletterBox, parse: parseNewsletter, mount: newsletter },
    fc.record({ language, newsletters, state }),
  );
});

describe('comments', () => {
  const texts = { author: sentence, body: sentence, dateTime: fc.constant('2026-11-20') };
  const comment = fc.record({ ...texts, up: count, down: count });
  const comments = fc
    .array(fc.tuple(comment, fc.array(comment, { maxLength: 2 })), { minLength: 1, maxLength: 3 })
    .map(threads =>
      threads.map(([first, answers], thread): Comment => ({
        ...first,
        id: String(thread * 10),
        replies: answers.map((answer, index) => ({ ...answer, id: String(thread * 10 + index + 1), replies: [] })),
      })),
    );
  const all = (threads: readonly Comment[]): Comment[] => threads.flatMap(thread => [thread, ...all(thread.replies)]);
  const votesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('.comment-votes')];
  const printComments = (data: { language: string; comments: readonly Comment[] }): HTMLElement =>
    printBox(<CommentsBox {...data} pageUrl="/news/12" timeOf={String} />);

  test('the votes of each are read as they were printed', () => {
    fc.assert(
      fc.property(fc.record({ language, comments }), fc.gen(), (data, invent) => {
        speak(invent);
        const { voteUp, voteDown, alreadyRated, ratingFailed } = wordsFor(commentsWords, data.language);
        const labels = { up: voteUp, down: voteDown, rated: alreadyRated, failed: ratingFailed };
        expect(votesIn(printComments(data)).map(votes => parseCommentVotes(votes))).toEqual(
          all(data.comments).map(({ id: commentId, up, down }) => ({ commentId, up, down, method: 'post', labels })),
        );
      }),
    );
  });

  test('their hydration keeps every node that the server printed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ language, comments }), fc.gen(), async (data, invent) => {
        speak(invent);
        const box = printComments(data);
        const before = nodesIn(box);
        for (const votes of votesIn(box)) await wake(wakeCommentVotes, votes, kernelOf(data.language));
        const after = nodesIn(box);
        expect(after).toHaveLength(before.length);
        expect(after.every((node, index) => node === before[index])).toBe(true);
      }),
      { numRuns: 5 },
    );
  });
});
