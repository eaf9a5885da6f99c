import { isPartOf, partsOf, type Rule } from './box-rules.ts';
import { jsonOf } from '../json-of.ts';
import { urlOf } from './read-page.ts';
import { inTemplates } from './source.ts';

// Slips of hands and templates: markup that is well-formed but not meant so.

const entity = /&(?:amp|lt|gt|quot|apos|nbsp|zwnj|#\d+|#x[\da-f]+);/i;

/** Texts and attributes of a part, except settings, and except what shows code. */
function wordsIn(part: HTMLElement): string[] {
  if (part.closest('pre,code')) return [];
  const texts = [...part.childNodes].filter(({ nodeType }) => nodeType === part.TEXT_NODE).map(({ nodeValue }) => nodeValue ?? '');
  return [...texts, ...Array.from(part.attributes).filter(({ name }) => name !== 'data-conf').map(({ value }) => value)];
}

const checkEscapes: Rule = ({ box }, says) => {
  for (const part of partsOf(box)) {
    // Text that is escaped twice has no bare `<`.
    const [found] = entity.exec(wordsIn(part).filter(text => !text.includes('<')).join(' ')) ?? [];
    if (found) says('markup', `Readers see ${found}: it is escaped twice.`, part);
  }
};

/** Attributes in which lazy-loaders keep the address of a picture. */
const lazy = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];

const checkCaptcha: Rule = ({ box }, says) => {
  for (const image of box.querySelectorAll('.captcha-group img')) {
    const isTaken = lazy.some(name => image.hasAttribute(name));
    if (isTaken && isPartOf(box, image)) says('picture', 'A lazy-loader has taken the address of the captcha: leave this picture out of it.', image);
  }
};

const pageName = /\.(?:html?|php|aspx?|jsp)$|\/$/i;
const videoSite = /(^|\.)(?:(?:youtube(?:-nocookie)?|aparat|vimeo|dailymotion|telewebion)\.com|youtu\.be)$/;

/** The addresses in a `mediaUrl`, which is a text, a list or an object. */
function addressesIn(media: unknown): string[] {
  if (typeof media === 'string') return media ? [media] : [];
  return typeof media === 'object' && media !== null ? Object.entries(media).flatMap(([key, one]) => (/^(\d+|file|sources)$/.test(key) ? addressesIn(one) : [])) : [];
}

const checkMedia: Rule = ({ box, page }, says) => {
  for (const part of partsOf(box)) {
    const { mediaUrl } = Object(jsonOf(part.dataset.conf ?? '{}')) as { mediaUrl?: unknown };
    for (const address of addressesIn(mediaUrl)) {
      const { pathname = '', hostname = '' } = urlOf(address, page) ?? {};
      if (pageName.test(pathname) || videoSite.test(hostname)) says('address', `The mediaUrl ${address} is a page: name the file itself, such as an .mp4.`, part);
    }
  }
};

const checkOrder: Rule = ({ box }, says) => {
  if (box.dataset.widget !== 'live-entries') return;
  for (const list of box.querySelectorAll('[data-day] ol')) {
    const ids = Array.from(list.querySelectorAll<HTMLElement>(':scope > [data-id]'), ({ dataset }) => Number(dataset.id));
    if (ids.some((id, index) => id > (ids[index - 1] ?? id))) says('markup', 'Its entries begin with the oldest: print the newest first.', list);
  }
};

const checkTabs: Rule = ({ box }, says) => {
  if (box.dataset.widget !== 'tabs') return;
  for (const list of box.querySelectorAll('.tab-list,.tab-panels')) {
    if (isPartOf(box, list) && list.parentElement !== box) says('markup', `.${list.classList[0] ?? ''} has to be a child of the box: it stays plain links.`, list);
  }
};

const checkAdverts: Rule = ({ box }, says) => {
  const adverts = [...box.querySelectorAll('.advert'), ...inTemplates(box, '.advert')];
  for (const script of adverts.flatMap(advert => [...advert.querySelectorAll('script')])) {
    says('script', 'A script in an advert does not run where the advert is drawn or copied: put it into an iframe with sandbox.', script);
  }
};

const checkYear: Rule = ({ box }, says) => {
  for (const part of partsOf(box)) {
    for (const name of ['data-full-year', 'datetime']) {
      const value = part.getAttribute(name) ?? '';
      if (/^1[34]\d\d-/.test(value)) says('time', `${name}="${value}" is a Jalali year: the Gregorian one is meant, such as 2027-3-20.`, part);
    }
  }
};

const checkFollowed: Rule = ({ box, page }, says) => {
  if (box.dataset.widget !== 'follow') return;
  for (const button of box.querySelectorAll<HTMLButtonElement>('button[name=of]')) {
    const isPath = /^(?:\/(?!\/).|https?:)/.test(button.value) && urlOf(button.value, page)?.host === page.host;
    if (button.value && !isPath) says('address', `value="${button.value}" is no path of this host: name the list by its own, such as /topic/culture.`, button);
  }
};

/** Counts that boxes print: the widget, the attribute with the number, and the element with the text. */
const counts = [
  ['like', 'data-like', '.positive'], ['like', 'data-dislike', '.negative'],
  ['rating', 'data-count', '.rate-count'], ['poll', 'data-total-vote', '.poll-total'],
] as const;

const count = /(?![0٠۰])\p{Nd}/u;
const round = /\p{Nd}[.,٫]?\p{Nd}*\s?(?:هزار|میلیون|thousand|million|k|m)(?!\p{L})/iu;

const checkCounts: Rule = ({ box }, says) => {
  for (const [widget, attribute, selector] of counts) {
    if (box.dataset.widget !== widget || box.hasAttribute(attribute)) continue;
    const place = box.querySelector(selector);
    const text = place?.textContent ?? '';
    // In foreign markup, any count that widgets can read is right.
    const isLost = box.matches('[data-view]') || box.querySelector('[data-view]') ? count.test(text) : round.test(text);
    if (place && isLost) says('required', `It prints a count and lacks ${attribute}, which says it as a number.`, place);
  }
  if (box.dataset.widget !== 'poll') return;
  for (const radio of box.querySelectorAll('input[type=radio]')) {
    const option = radio.closest('[data-votes],li,p,div,tr,label');
    const isShare = option && !option.closest('[data-votes]') && option.querySelectorAll('input[type=radio]').length === 1 && /[%٪]/.test(option.textContent);
    if (isShare) says('required', 'It prints a share and lacks data-votes, the votes for it: the share stays as it is printed.', option);
  }
};

/** All slips that are looked for in a box. */
export const slipRules: readonly Rule[] = [
  checkEscapes, checkCaptcha, checkMedia, checkOrder, checkTabs, checkAdverts, checkYear, checkFollowed, checkCounts,
];
