import type { ReactNode } from 'react';
import type { PlayerProps } from '../../shared/playback/player-props.ts';
import { Player } from '../../shared/playback/player-view.tsx';
import { labelAttributes, playerLabels } from '../../shared/playback/printed-labels.ts';
import { renderingKernel } from '../../shared/print/rendering-kernel.ts';

interface PlayerBoxProps extends Pick<PlayerProps, 'sources' | 'title'> {
  language: string;
  kind?: PlayerProps['kind'];
  poster?: string;
  captions?: PlayerProps['captions'];
  newsId?: string;
  mediaId?: string;
  /** `ratio-21` and the like; 16:9 without. */
  ratio?: string;
}

/** A player as the server prints it: the browser's own, which works without a script. */
export function PlayerBox({ language, ratio = '', ...data }: PlayerBoxProps): ReactNode {
  const { kind = 'video', poster = '', captions = [], newsId = '', mediaId = '' } = data;
  const labels = playerLabels(language);
  const mediaUrl = data.sources.map(({ file, label, isDefault }) => ({ file, label, default: isDefault }));
  const ids = { newsId: newsId || undefined, mediaId: mediaId || undefined };
  return (
    <div
      className={`player player-${kind} ${ratio}`.trim()}
      data-widget="player"
      data-load="tap"
      data-view=""
      data-conf={JSON.stringify({ mediaUrl, poster: poster || undefined, ...ids })}
      {...labelAttributes(labels)}
    >
      <Player
        kind={kind}
        sources={data.sources}
        poster={poster}
        title={data.title}
        captions={captions}
        isLive={false}
        newsId={newsId}
        mediaId={mediaId}
        labels={labels}
        kernel={renderingKernel(language)}
      />
    </div>
  );
}
