import { configurationOf, optionalId, settingsIn } from '../../shared/markup/settings.ts';
import { type Captions, captionsOf } from '../../shared/playback/captions.ts';
import { type Source, sourcesOf } from '../../shared/playback/source.ts';

/** An item of a list that has a video. */
export interface LazyVideo {
  /** Item whose classes say how far its player is. */
  item: HTMLElement;
  /** Becomes a player by a tap on it, which takes its place. */
  figure: HTMLElement;
  /** Link to the story in the figure; it stands for the player until there is one. */
  opener: HTMLElement | null;
  newsId: string;
  /** Empty where the video has no id of its own. */
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
 * The items of a list that have a video, each with its own `data-conf` and a figure. One without a `mediaUrl` stays
 * what it is. Throws MarkupError where a value cannot be used.
 */
export const lazyVideosIn = (list: HTMLElement): LazyVideo[] =>
  [...list.querySelectorAll<HTMLElement>('[data-conf]')].flatMap(videoOf);
