import { configurationOf, optionalId, settingsIn } from '../../shared/markup/settings.ts';
import { type Captions, captionsOf } from '../../shared/playback/captions.ts';
import { type Source, sourcesOf } from '../../shared/playback/source.ts';

/** An item of a list with a video. */
export interface LazyVideo {
  /** Element whose classes show the state of the player. */
  item: HTMLElement;
  /** Element that the player replaces after a tap. */
  figure: HTMLElement;
  /** Link to the story in the figure, used until there is a player. */
  opener: HTMLElement | null;
  newsId: string;
  /** Id of the video. May be empty. */
  mediaId: string;
  sources: readonly Source[];
  captions: readonly Captions[];
  title: string;
  poster: string;
}

function videoOf(item: HTMLElement): LazyVideo[] {
  const configuration = configurationOf(item);
  const setting = settingsIn(configuration);
  const sources = sourcesOf(configuration.mediaUrl);
  const figure = item.querySelector<HTMLElement>('figure');
  if (!figure || sources.length === 0) return [];
  const image = figure.querySelector('img');
  const title = item.querySelector('h2,h3,h4,figcaption,a')?.textContent.trim() || image?.alt || '';
  return [{
    item,
    figure,
    opener: figure.querySelector<HTMLElement>('a,button'),
    newsId: optionalId(setting, 'newsId'),
    mediaId: optionalId(setting, 'mediaId'),
    sources,
    captions: captionsOf(configuration.captions),
    title,
    poster: image?.currentSrc || image?.src || '',
  }];
}

/**
 * Returns the items of a list with a video, each with its own `data-conf` and a figure. Skips items without a
 * `mediaUrl`. Throws MarkupError for an invalid value.
 */
export const lazyVideosIn = (list: HTMLElement): LazyVideo[] =>
  [...list.querySelectorAll<HTMLElement>('[data-conf]')].flatMap(videoOf);
