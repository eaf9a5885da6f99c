import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ViewProps } from '../island/island.tsx';
import { type Control, controlMedia } from './control-media.ts';
import { useAdvert } from './use-advert.ts';
import { PlayerBar } from './player-bar.tsx';
import type { PlayerProps } from './player-props.ts';
import { type PlayerState, stateOf } from './player-state.ts';

/** A film or sound in the browser's own player, with what that lacks. */
export function Player({ kernel, ...player }: PlayerProps & ViewProps): ReactNode {
  const { kind: Medium, sources, poster, title, captions, newsId, mediaId, labels } = player;
  const [state, setState] = useState<PlayerState>(() => ({ hasBegun: false, speed: 1, ...stateOf(sources, 0) }));
  const [hasWindow, setHasWindow] = useState(true);
  const showAdvert = useAdvert(player);
  const frame = useRef<HTMLDivElement>(null);
  const control = useRef<Control>(null);
  const { hasBegun, qualities, quality, areLevels, failed, next, speed } = state;
  const file = sources[0]?.file ?? '';
  const mediumIn = (): HTMLVideoElement | null | undefined => frame.current?.querySelector<HTMLVideoElement>('.player-media');

  useLayoutEffect(() => {
    const media = mediumIn();
    if (!media || !frame.current) return;
    const place = frame.current;
    const started = controlMedia(media, {
      sources,
      id: mediaId || newsId,
      storage: kernel.storage,
      show: change => setState(shown => ({ ...shown, ...change })),
      before: () => showAdvert(place, kernel, media.muted ? 0 : media.volume),
    });
    control.current = started;
    let letGo = (): void => {};
    const begin = async (): Promise<void> => {
      const { followPlay } = await import('./first-play.ts');
      if (control.current === started) letGo = followPlay(media, { title, poster, mediaId }, kernel.storage);
    };
    // Where it cannot be had, films play all the same.
    const follow = (): void => void begin().catch(() => {});
    if (media.paused) media.addEventListener('playing', follow, { once: true });
    else follow();
    setHasWindow('requestPictureInPicture' in media);
    return () => {
      control.current = null;
      started.stop();
      letGo();
    };
  }, [sources, mediaId, newsId, kernel, title, poster, showAdvert]);

  const start = (): void => void control.current?.start();
  const choose = (index: number): void => control.current?.chooseQuality(index);
  const openWindow = (): void => void mediumIn()?.requestPictureInPicture().catch(() => {});
  const formatNumber = (value: number): string => value.toLocaleString([kernel.page.language, 'en']);

  return (
    <>
      <div className="player-frame" ref={frame}>
        <Medium
          className="player-media"
          src={file}
          {...(Medium === 'video' && { poster: poster || undefined, playsInline: true })}
          preload="none"
          controls
          aria-label={title}
        >
          {captions.map(({ file: track, language, label, isDefault }) => (
            <track key={track} kind="captions" src={track} srcLang={language} label={label} default={isDefault} />
          ))}
          <a href={file} download="">
            {labels.download}
          </a>
        </Medium>
        {hasBegun ? null : (
          <button type="button" className="player-start needs-script" aria-label={`${labels.play}: ${title}`} onClick={start}>
            {Medium === 'video' ? <span className="player-sign" /> : null}
          </button>
        )}
      </div>
      <PlayerBar
        labels={labels}
        qualities={qualities}
        quality={quality}
        areLevels={areLevels}
        speed={speed}
        formatNumber={formatNumber}
        onQuality={choose}
        onSpeed={chosen => control.current?.chooseSpeed(chosen)}
        onPictureInPicture={Medium === 'video' ? openWindow : null}
        hasWindow={hasWindow}
      />
      <p className="player-message" role="status">
        {failed ? labels.failed : null}
      </p>
      {failed ? (
        <p className="player-ways">
          <button type="button" onClick={next < 0 ? start : () => control.current?.playInstead(next)}>
            {sources[next]?.label || labels.again}
          </button>
          <a href={failed} download="">
            {labels.download}
          </a>
        </p>
      ) : null}
    </>
  );
}
