import { mediaUrlOf, optionalId, settingsOf } from '../../shared/markup/settings.ts';

/** A story as its row tells it. */
export interface Story {
  /** The button or link that opens it. */
  opener: HTMLElement;
  newsId: string;
  /** Empty where the video has no id of its own. */
  mediaId: string;
  url: string;
  poster: string;
  title: string;
}

/**
 * Words of the row in the reader's language: the title of all stories; the story's position, with `{n}` and `{total}`;
 * the sentence for a video that fails; and names of buttons.
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
 * The stories of a row in its order: whatever has a `data-conf` and is or holds a link or a button. One without a
 * `mediaUrl` stays what it is. Throws MarkupError where a value cannot be used.
 */
export const storiesIn = (row: HTMLElement): Story[] =>
  [...row.querySelectorAll<HTMLElement>('[data-conf]')].flatMap(storyOf);

/** The row's `data-…-label`; empty where it has none. */
export const labelsOf =
  ({ dataset }: HTMLElement): StoryLabels =>
  name => dataset[`${name}Label`] ?? '';
