import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ViewProps } from '../../shared/island/island.tsx';
import { type Control, controlMedia } from './control-media.ts';
import { useAdvert } from './use-advert.ts';
import type { PlayerControls } from './controls/player-controls.tsx';
import { Failure } from './failure.tsx';
import type { PlayerProps } from './player-props.ts';
import { atFirst, type PlayerState } from './player-state.ts';
import { Poster } from './poster.tsx';

/**
 * A video or sound: in the browser's own player, and once it is played under controls of ours; where those cannot be
 * had, the browser's own stay.
 */
export function Player({ kernel, ...player }: PlayerProps & ViewProps): ReactNode {
  const { kind: Media, sources, poster, title, length, captions, newsId, mediaId, labels } = player;
  const [state, setState] = useState<PlayerState>(() => atFirst(sources));
  const [hasPlayed, setHasPlayed] = useState(false);
  /** Null where they cannot be had. */
  const [controls, setControls] = useState<{ Controls: typeof PlayerControls; media: HTMLVideoElement } | null>();
  const showAdvert = useAdvert(player, kernel);
  const frame = useRef<HTMLDivElement>(null);
  const control = useRef<Control>(null);
  const { stage, failed, next, ...chosen } = state;
  const file = sources[0]?.file ?? '';

  useLayoutEffect(() => {
    const place = frame.current;
    const media = place?.querySelector<HTMLVideoElement>('.player-media');
    if (!place || !media) return;
    const started = controlMedia(media, {
      sources,
      id: mediaId || newsId,
      storage: kernel.storage,
      show: change => setState(shown => ({ ...shown, ...change })),
      before: showAdvert && (() => showAdvert(place, media)),
    });
    control.current = started;
    let letGo = (): void => {};
    const coming = import('./first-play.ts');
    coming
      .then(({ loadControls }) => loadControls())
      .then(Controls => setControls({ Controls, media }), () => setControls(null));
    const begin = async (): Promise<void> => {
      const { followPlay } = await coming;
      if (control.current === started) letGo = followPlay(media, { title, poster, mediaId }, kernel.storage);
    };
    const follow = (): void => {
      setHasPlayed(true);
      // If this code cannot be had, videos play all the same.
      void begin().catch(() => {});
    };
    if (media.paused) media.addEventListener('playing', follow, { once: true });
    else follow();
    return () => {
      control.current = null;
      started.stop();
      letGo();
    };
  }, [sources, mediaId, newsId, kernel, title, poster, showAdvert]);

  const start = (): void => void control.current?.start();
  const formatNumber = (value: number): string => value.toLocaleString([kernel.page.language, 'en']);

  // Until one of the two controls is there; a video that plays meanwhile is not to be without any.
  const isCovered = !failed && (stage !== 'begun' || (controls === undefined && !hasPlayed));
  const shown = stage === 'begun' ? controls : null;

  return (
    <div className="player-frame" ref={frame}>
      {Media === 'audio' ? <p className="player-name">{title}</p> : null}
      <Media
        className="player-media"
        src={file}
        {...(Media === 'video' && { poster: poster || undefined, playsInline: true })}
        preload="none"
        controls={!shown}
        tabIndex={shown ? -1 : undefined}
        aria-label={title}
      >
        {captions.map(({ file: track, language, label, isDefault }) => (
          <track key={track} kind="captions" src={track} srcLang={language} label={label} default={isDefault} />
        ))}
        <a href={file} download="">
          {labels.download}
        </a>
      </Media>
      {shown ? (
        <shown.Controls
          {...chosen}
          media={shown.media}
          labels={labels}
          digits={kernel.digits}
          formatNumber={formatNumber}
          onQuality={index => control.current?.chooseQuality(index)}
          onSpeed={speed => control.current?.chooseSpeed(speed)}
        />
      ) : null}
      {isCovered ? (
        <Poster
          poster={Media === 'video' ? poster : ''}
          title={title}
          length={length}
          labels={labels}
          digits={kernel.digits}
          isBusy={stage !== 'asleep'}
          onStart={start}
        />
      ) : null}
      <Failure
        labels={labels}
        file={failed}
        other={sources[next]?.label ?? ''}
        onTry={next < 0 ? start : () => control.current?.playInstead(next)}
      />
    </div>
  );
}
