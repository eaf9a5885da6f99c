/** Opens the page of comments that has the comment of a hash, where this one has others and says how it is found. */
export function followCommentHash(hash: string): void {
  const [, id] = /^#comment-(\d+)$/.exec(hash) ?? [];
  const url = document.querySelector<HTMLElement>('[data-comment-url]')?.dataset.commentUrl;
  if (!id || !url || document.querySelector(hash)) return;
  const { href } = new URL(url.replaceAll('{id}', id), location.href);
  // Or a comment that is on no page would be looked for without end.
  if (href !== location.href) location.replace(href);
}
