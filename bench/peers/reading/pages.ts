import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseLike } from '../../../widgets/article/like/markup.ts';
import { parseRating } from '../../../widgets/article/rating/markup.ts';
import { parsePoll } from '../../../widgets/forms/poll/markup.ts';
import { parseCaptcha } from '../../../widgets/shared/fields/captcha/markup.ts';
import { cutAt, readTwin, type TwinPage } from '../twin.ts';
import { readCommentForm, readCommentTools } from './comments.ts';
import {
  all,
  attribute,
  readCopyLink,
  readFontSize,
  readLoadMore,
  readProvinceMap,
  readRowControls,
  readShareButton,
  readTabs,
  readTicker,
} from './lists.ts';

/** A box that works by a component. */
interface Box {
  name: string;
  props: object;
  /** HTML printed inside of it, which stays as it is. */
  inside: string[];
}

/** A page as stacks with components make it: markup that stays as it is, and boxes. */
export interface PeerPage extends Omit<TwinPage, 'body'> {
  pieces: (string | Box)[];
}

interface Reader {
  name: string;
  read: (box: HTMLElement) => object;
  inside?: string;
}

const boxAround = (form: HTMLElement): HTMLElement => form.parentElement ?? form;

/** Parts that work by a component, by their selectors. */
const readers: Readonly<Record<string, Reader>> = {
  '.ticker': { name: 'Ticker', read: readTicker },
  '.tabs': { name: 'Tabs', read: readTabs, inside: '.tab-panel' },
  '.slider-steering,.carousel-controls': { name: 'RowControls', read: readRowControls },
  '.load-more-form': { name: 'LoadMore', read: readLoadMore },
  '.province-map': { name: 'ProvinceMap', read: readProvinceMap, inside: '.province-news' },
  '.poll': { name: 'Poll', read: box => ({ poll: parsePoll(box), captcha: parseCaptcha(box) }) },
  '.rating-form': { name: 'Rating', read: form => parseRating(boxAround(form)) },
  '.like-form': { name: 'Like', read: form => parseLike(boxAround(form)) },
  '.font-size': { name: 'FontSize', read: readFontSize },
  '.copy-link': { name: 'CopyLink', read: readCopyLink },
  '.share button': { name: 'ShareButton', read: readShareButton },
  '.comment-tools': { name: 'CommentTools', read: readCommentTools },
  '.comment-form > form': { name: 'CommentForm', read: form => readCommentForm(boxAround(form)) },
  '[data-widget=visit]': {
    name: 'Visit',
    read: ({ ownerDocument: { body } }) => ({ newsId: all(body, '[name=newsId]').map(field => attribute(field, 'value'))[0] }),
  },
};

function readBox(box: HTMLElement): Box {
  const reader = Object.entries(readers).find(([selector]) => box.matches(selector))?.[1];
  if (!reader) throw new Error(`There is no component for ${box.className}`);
  const { name, read, inside } = reader;
  return { name, props: read(box), inside: inside ? all(box, inside).map(({ innerHTML }) => innerHTML) : [] };
}

export const withBoxes = ({ body, ...page }: TwinPage): PeerPage => ({
  ...page,
  pieces: cutAt(body, Object.keys(readers).join()).map(piece => (typeof piece === 'string' ? piece : readBox(piece))),
});

const folder = resolve(import.meta.dirname, '../../../dist/peers');

/** File of a page for the stacks that have components. */
export const pageFile = (page: string): string => join(folder, page, 'page.json');

/** Writes the pages for the stacks that have components. Rejects where the site has not been written. */
export async function writePages(pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const file = pageFile(page);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(withBoxes(await readTwin(page))));
  }
}
