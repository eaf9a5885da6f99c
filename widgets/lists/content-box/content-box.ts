import type { Box, Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { type Settings, settingsOf, unusable } from '../../shared/markup/settings.ts';

/** Creates a link to an http(s) URL. Throws an error with name and value for any other URL. */
function linkTo(address: string, className: string, name: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.className = className;
  if (!/^https?:$/.test(link.protocol)) throw unusable(name, address);
  return link;
}

/** Creates the link to a box's feed. Returns null if there is no feed or already a link. */
function feedLinkFor(box: Box, title: string, settings: Settings): HTMLAnchorElement | null {
  const rssUrl = settings('rssUrl');
  if (!rssUrl || box.querySelector('.box-feed')) return null;
  const link = linkTo(rssUrl, 'box-feed', 'rssUrl');
  link.type = 'application/rss+xml';
  link.setAttribute('aria-label', `RSS: ${title}`);
  return link;
}

/** Creates the link to the whole list. Returns null if the box should not have one or already has it. */
function moreLinkFor(box: Box, title: string, settings: Settings): HTMLAnchorElement | null {
  const label = settings('moreBtnTitle') || box.dataset.moreLabel;
  if (!box.classList.contains('has-more') || box.querySelector('.more')) return null;
  const address = box.querySelector('header a')?.getAttribute('href');
  if (!address || !label) throw markupError('A box with more lacks the link of its header, or what its own link says');
  const link = linkTo(address, box.dataset.morePlace === 'bottom' ? 'more more-below' : 'more', 'href');
  const hidden = document.createElement('span');
  hidden.className = 'visually-hidden';
  hidden.textContent = ` ${title}`;
  link.append(label, hidden);
  return link;
}

/** Adds the links that the box's configuration demands and that are not yet in its head. */
const mount: Mount = box => {
  const header = box.querySelector('header');
  const title = header?.querySelector('h1,h2,h3,h4,h5,h6')?.textContent.trim();
  if (!header || !title) throw markupError('The box lacks a header with a heading');
  const settings = settingsOf(box);
  const feedLink = feedLinkFor(box, title, settings);
  const moreLink = moreLinkFor(box, title, settings);
  if (feedLink) header.append(feedLink);
  if (moreLink) (box.dataset.morePlace === 'bottom' ? box : header).append(moreLink);
  return undefined;
};

export default mount;
