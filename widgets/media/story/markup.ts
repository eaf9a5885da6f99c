import { settingsOf, unusable } from '../../shared/configuration/settings.ts';

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

/** What the row says in the reader's language: `data-…-label`. */
export interface StoryLabels {
  /** What the stories are called together. */
  title: string;
  close: string;
  previous: string;
  next: string;
  pause: string;
  unmute: string;
  /** Which story it is, with `{n}` and `{total}`. */
  position: string;
  /** Of a video that cannot be had. */
  failed: string;
}

function storyOf(configured: HTMLElement): Story[] {
  const setting = settingsOf(configured);
  const opener = configured.matches('a,button') ? configured : configured.querySelector<HTMLElement>('a,button');
  const url = setting('mediaUrl');
  if (!opener || !url) return [];
  if (!/^(https?:)?\/|^[^:]+$/i.test(url)) throw unusable('mediaUrl', url);
  const [newsId, mediaId] = (['newsId', 'mediaId'] as const).map(name => {
    const id = setting(name);
    if (/\D/.test(id)) throw unusable(name, id);
    return id;
  });
  const image = opener.querySelector('img');
  const title = opener.textContent.trim() || image?.alt || '';
  return [{ opener, url, newsId: newsId ?? '', mediaId: mediaId ?? '', poster: image?.currentSrc || image?.src || '', title }];
}

/**
 * The stories of a row in its order: whatever has a `data-conf` and is or holds a link or a button. One without a
 * `mediaUrl` stays what it is. Throws MarkupError where a value cannot be used.
 */
export const storiesIn = (row: HTMLElement): Story[] =>
  [...row.querySelectorAll<HTMLElement>('[data-conf]')].flatMap(storyOf);

/** The row's labels; empty where it has none. */
export function labelsOf({ dataset }: HTMLElement): StoryLabels {
  const label = (name: keyof StoryLabels): string => dataset[`${name}Label`] ?? '';
  return {
    title: label('title'),
    close: label('close'),
    previous: label('previous'),
    next: label('next'),
    pause: label('pause'),
    unmute: label('unmute'),
    position: label('position'),
    failed: label('failed'),
  };
}
