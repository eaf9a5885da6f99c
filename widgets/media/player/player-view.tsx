import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Digits, Kernel } from '../../../kernel/types.ts';
import { abortAfterSeen, rejectOnAbort } from '../../shared/adverts/seen-time.ts';
import type { ViewProps } from '../../shared/island/island.tsx';
import { formatTime } from '../../shared/playback/format-time.ts';
import { unlock } from '../../shared/playback/unlock.ts';
import { type Control, controlMedia } from './control-media.ts';
import type { PlayerControls } from './controls/player-controls.tsx';
import { Failure } from './failure.tsx';
import type { PlayerProps } from './player-props.ts';
import { atFirst, type PlayerState } from './player-state.ts';

/** Time in milliseconds in which an advert must start, including all downloads. A later one is skipped. */
const timeoutMs = 7000;

type ShowAdvert = (place: HTMLElement, media: HTMLMediaElement) => Promise<void>;

/**
 * Returns a function that shows the advert before a video with the same volume, or undefined without an advert. Loads
 * the code when called. Settles when the advert is over; rejects if the code does not load in time.
 */
function useAdvert({ kind, adverts, advertLabels }: PlayerProps, kernel: Kernel): ShowAdvert | undefined {
  return useMemo(() => {
    const { advert, vastTag } = adverts;
    if (kind === 'audio' || !(advert || vastTag || kernel.page.meta('vast-ad-tag'))) return undefined;
    return async (place, { muted, volume }) => {
      const late = abortAfterSeen(timeoutMs);
      const video = Object.assign(document.createElement('video'), { muted, volume });
      unlock(video);
      const { showPreroll } = await Promise.race([import('./preroll/show-advert.ts'), rejectOnAbort(late)]);
      await showPreroll(place, { advert, vastTag }, advertLabels, kernel, video, late);
    };
  }, [kind, adverts, advertLabels, kernel]);
}

interface PosterProps extends Pick<PlayerProps, 'poster' | 'title' | 'length' | 'labels'> {
  digits: Digits;
  isBusy: boolean;
  onStart: () => void;
}

/** Renders a button with picture, title and duration over the native player, until our player starts. */
const Poster = ({ poster, title, length, labels, digits, isBusy, onStart }: PosterProps): ReactNode => (
  <button type="button" className="player-start needs-script" aria-busy={isBusy} onClick={onStart}>
    {poster ? <img className="player-poster" src={poster} width="16" height="9" alt="" loading="lazy" decoding="async" /> : null}
    <span className="player-sign" dir="ltr" />
    <span className="player-about">
      <span className="visually-hidden">{`${labels.play}: `}</span>
      <span className="player-title">{title}</span>
      {length > 0 ? (
        <time className="player-length" dir="ltr" dateTime={`PT${length}S`}>
          {formatTime(length, digits)}
        </time>
      ) : null}
    </span>
  </button>
);

/**
 * Renders a video or audio in the native player, with our controls once it plays. If those fail to load, the native
 * ones stay.
 */
export function Player({ kernel, ...player }: PlayerProps & ViewProps): ReactNode {
  const { kind: Media, sources, poster, title, length, captions, newsId, mediaId, labels } = player;
  const [state, setState] = useState<PlayerState>(() => atFirst(sources));
  const [hasPlayed, setHasPlayed] = useState(false);
  /** Null if they failed to load. */
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
      // Videos also play if this code fails to load.
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

  // Keeps the native controls until ours have loaded, because a playing video needs some.
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
