import { mediaUrlOf, optionalId, settingsOf } from '../../shared/markup/settings.ts';

/** A story in its row. */
export interface Story {
  /** Button or link that opens it. */
  opener: HTMLElement;
  newsId: string;
  /** Id of the video. May be empty. */
  mediaId: string;
  url: string;
  poster: string;
  title: string;
}

/**
 * Labels of the row in the reader's language: the title of the row, the position with `{n}` and `{total}`, the error
 * message, and the names of buttons.
 */
type LabelName = 'title' | 'position' | 'failed' | 'close' | 'previous' | 'next' | 'pause' | 'unmute';

export type StoryLabels = (name: LabelName) => string;

function storyOf(configured: HTMLElement): Story[] {
  const setting = settingsOf(configured);
  const opener = configured.matches('a,button') ? configured : configured.querySelector<HTMLElement>('a,button');
  const url = mediaUrlOf(setting);
  if (!opener || !url) return [];
  const image = opener.querySelector('img');
  const title = opener.textContent.trim() || image?.alt || '';
  const poster = image?.currentSrc || image?.src || '';
  const newsId = optionalId(setting, 'newsId');
  const mediaId = optionalId(setting, 'mediaId');
  return [{ opener, url, newsId, mediaId, poster, title }];
}

/**
 * Returns the stories of a row in order: elements with `data-conf` that are or contain a link or button. Skips those
 * without a `mediaUrl`. Throws MarkupError for an invalid value.
 */
export const storiesIn = (row: HTMLElement): Story[] =>
  [...row.querySelectorAll<HTMLElement>('[data-conf]')].flatMap(storyOf);

/** Returns a function that reads the row's labels. Missing ones are empty. */
export const labelsOf =
  ({ dataset }: HTMLElement): StoryLabels =>
  name => dataset[`${name}Label`] ?? '';
