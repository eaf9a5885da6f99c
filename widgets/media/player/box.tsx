import type { ReactNode } from 'react';
import type { ImageAdvert, VideoAdvert } from './preroll/advert.ts';
import { prerollLabels } from '../../shared/adverts/rendered-labels.ts';
import type { PlayerProps } from './player-props.ts';
import { Player } from './player-view.tsx';
import { playerLabels } from '../../shared/playback/rendered-labels.ts';
import { speaker } from '../../shared/render/table.ts';
import { ViewBox } from '../../shared/render/view-box.tsx';
import * as table from './table.ts';

interface PlayerBoxProps extends Pick<PlayerProps, 'sources' | 'title'> {
  language: string;
  kind?: PlayerProps['kind'];
  poster?: string;
  /** Duration in seconds. */
  length?: number;
  captions?: PlayerProps['captions'];
  newsId?: string;
  mediaId?: string;
  /** Advert before the video. */
  advert?: ImageAdvert | VideoAdvert;
  /** URL of a VAST response with an advert. */
  vastTag?: string;
  /** A class such as `ratio-21`. Default: 16:9. */
  ratio?: string;
}

/** Renders the browser's own player, which works without script. */
export function PlayerBox({ language, ratio = '', ...data }: PlayerBoxProps): ReactNode {
  const { advert, vastTag } = data;
  const { kind = 'video', poster = '', length = 0, captions = [], newsId = '', mediaId = '' } = data;
  const mediaUrl = data.sources.map(({ file, label, isDefault }) => ({ file, label, default: isDefault }));
  const ids = { newsId: newsId || undefined, mediaId: mediaId || undefined };
  const of = speaker(language);
  const props = {
    kind,
    sources: data.sources,
    poster,
    title: data.title,
    length,
    captions,
    newsId,
    mediaId,
    labels: playerLabels(of),
    adverts: { advert, vastTag },
    advertLabels: prerollLabels(of),
  };
  return (
    <ViewBox
      as="div"
      name="player"
      className={`player player-${kind} ${ratio}`.trim()}
      load="tap"
      data-conf={JSON.stringify({ mediaUrl, poster: poster || undefined, ...ids, advert, vastTag })}
      {...{ language, table, View: Player, props }}
    />
  );
}
