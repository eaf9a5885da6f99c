import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { Kernel } from '../../../../kernel/types.ts';
import { CommentFormBox } from '../../comment-form/box.tsx';
import mountForm from '../../comment-form/comment-form.tsx';
import { CommentsBox } from '../box.tsx';
import type { Comment } from '../comment.ts';
import mountComments from '../comments.ts';
import { element, kernelOf, mountBox, wake } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';

type CommentFormBoxProps = ComponentProps<typeof CommentFormBox>;

const url = '/news/12';

/** Puts a comment form on the page, asleep. */
export const printCommentForm = (props: Partial<CommentFormBoxProps> = {}): HTMLElement =>
  printBox(<CommentFormBox language="fa" newsId="12" pageUrl={url} reply={null} {...props} />);

/** Puts a comment form on the page and wakes it. */
export async function wakeCommentForm(props: Partial<CommentFormBoxProps> = {}): Promise<Kernel> {
  const kernel = kernelOf(props.language);
  await wake(mountForm, printCommentForm(props), kernel);
  return kernel;
}

/** A comment that says what is left out by its id. */
export const comment = (id: number, more: Partial<Comment> = {}): Comment => ({
  id: String(id),
  author: `نویسنده ${id}`,
  body: `متن ${id}`,
  dateTime: '2026-11-20T08:30:00Z',
  up: 5,
  down: 1,
  replies: [],
  ...more,
});

/** Puts the page of a news item with these comments and their form on the page, asleep. */
export function printComments(comments: readonly Comment[], language = 'fa'): HTMLElement {
  printBox(
    <main>
      <CommentsBox language={language} pageUrl={url} comments={comments} timeOf={String} />
      <CommentFormBox language={language} newsId="12" pageUrl={url} reply={null} />
    </main>,
  );
  return element('.comments');
}

/** Wakes the comments on the page; the form wakes when they ask for it, as it would on a page. */
export async function wakeComments(language = 'fa'): Promise<Kernel> {
  const kernel = kernelOf(language);
  let waking: Promise<unknown> | undefined;
  vi.mocked(kernel.wake).mockImplementation(async box => {
    if (box.matches('[data-widget=comment-form]')) waking ??= mountBox(mountForm, box, kernel);
    await waking;
  });
  await wake(mountComments, element('.comments'), kernel);
  return kernel;
}

/** Stands in for what the test's browser has not: it remembers where it was told to scroll. */
export function withScrolling(prefersLessMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  return vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
}
