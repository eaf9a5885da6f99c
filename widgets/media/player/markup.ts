import { advertLabelsOf } from './preroll/advert-labels.ts';
import { configurationOf, optionalId, settingsIn } from '../../shared/markup/settings.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { playerLabelsOf } from '../../shared/playback/labels.ts';
import type { Captions } from '../../shared/playback/captions.ts';
import type { PlayerProps } from './player-props.ts';
import { sourcesOf } from '../../shared/playback/source.ts';

const captionsIn = (box: HTMLElement): Captions[] =>
  [...box.querySelectorAll<HTMLTrackElement>('track:not([kind=chapters],[kind=metadata],[kind=descriptions])')].map(
    track => {
      const { srclang: language, label, default: isDefault } = track;
      return { file: track.getAttribute('src') ?? '', language, label, ...(isDefault && { isDefault }) };
    },
  );

/** Returns the duration in seconds from the markup, or 0. */
const lengthIn = (box: HTMLElement): number =>
  Number(/^PT(\d+)S$/.exec(box.querySelector('.player-length')?.getAttribute('datetime') ?? '')?.[1] ?? 0);

/** Reads a player from its markup. Its sources are in `data-conf` or in the media element. */
export function parsePlayer(box: HTMLElement): PlayerProps {
  const conf = configurationOf(box);
  const setting = settingsIn(conf);
  const media = box.querySelector<HTMLVideoElement>('video,audio');
  const own = media?.getAttribute('src') ?? media?.querySelector('source')?.getAttribute('src');
  const sources = sourcesOf(conf.mediaUrl ?? own);
  if (sources.length === 0) throw markupError('There is nothing to play');
  return {
    kind: media?.localName === 'audio' ? 'audio' : 'video',
    sources,
    poster: setting('poster') || (media?.getAttribute('poster') ?? ''),
    title: media?.getAttribute('aria-label') ?? '',
    length: lengthIn(box),
    captions: captionsIn(box),
    newsId: optionalId(setting, 'newsId'),
    mediaId: optionalId(setting, 'mediaId'),
    labels: playerLabelsOf(box),
    adverts: { advert: conf.advert, vastTag: conf.vastTag },
    advertLabels: advertLabelsOf(box),
  };
}
