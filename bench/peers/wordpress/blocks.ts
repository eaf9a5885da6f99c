import { markComments, markCopyLink, markFontSize, markLightbox, markReaction, markShare } from './directives/article.ts';
import { markCommentForm, markCaptcha, markPoll } from './directives/forms.ts';
import { markCarousel, markLoadMore, markProvinceMap, markTabs, markTicker } from './directives/front.ts';
import { all } from './directives/put.ts';

interface Block {
  selector: string;
  /** The view module that it brings: a file in `src`. */
  view: string;
  mark: (element: HTMLElement) => void;
}

/** Kinds of blocks, each with its directives. Captchas come before the forms around them, which add their own. */
export const blocks: readonly Block[] = [
  { selector: 'meta[property=nid]', view: 'visit', mark: () => undefined },
  { selector: '.ticker', view: 'ticker', mark: markTicker },
  { selector: '.tabs', view: 'tabs', mark: markTabs },
  { selector: '.carousel,.slider', view: 'carousel', mark: markCarousel },
  { selector: '.article-main', view: 'lightbox', mark: markLightbox },
  { selector: '.font-size', view: 'tools', mark: markFontSize },
  { selector: '.copy-link', view: 'tools', mark: markCopyLink },
  { selector: '.share', view: 'tools', mark: markShare },
  { selector: '.rating,.like', view: 'reactions', mark: markReaction },
  { selector: '.captcha-group', view: 'captcha', mark: markCaptcha },
  { selector: '.poll', view: 'poll', mark: markPoll },
  { selector: '.comments', view: 'comments', mark: markComments },
  { selector: '.comment-form', view: 'comment-form', mark: markCommentForm },
  { selector: '.load-more', view: 'load-more', mark: markLoadMore },
  { selector: '.province-map', view: 'province-map', mark: markProvinceMap },
];

/** Puts the directives of all blocks into a page; gives the view modules that it needs, each once. */
export function markBlocks(document: Document): string[] {
  const found = blocks.filter(({ selector }) => document.querySelector(selector));
  for (const { selector, mark } of found) for (const element of all(document, selector)) mark(element);
  return [...new Set(found.map(({ view }) => view))];
}
