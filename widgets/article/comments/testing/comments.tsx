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

/** Puts a comment form on the page without waking it. */
export const printCommentForm = (props: Partial<CommentFormBoxProps> = {}): HTMLElement =>
  printBox(<CommentFormBox language="fa" newsId="12" pageUrl={url} reply={null} {...props} />);

/** Puts a comment form on the page and wakes it. */
export async function wakeCommentForm(props: Partial<CommentFormBoxProps> = {}): Promise<Kernel> {
  const kernel = kernelOf(props.language);
  await wake(mountForm, printCommentForm(props), kernel);
  return kernel;
}

/** Creates a comment. Its id determines the properties that are not given. */
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

/** Puts comments and their form on the page without waking them. */
export function printComments(comments: readonly Comment[], language = 'fa'): HTMLElement {
  printBox(
    <main>
      <CommentsBox language={language} pageUrl={url} comments={comments} timeOf={String} />
      <CommentFormBox language={language} newsId="12" pageUrl={url} reply={null} />
    </main>,
  );
  return element('.comments');
}

/** Wakes the comments. The form wakes when they request it, as on a real page. */
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

/** Adds the scrolling functions that jsdom lacks. Returns a spy for `scrollTo`. */
export function withScrolling(prefersLessMotion = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  return vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
}
