import { countSeenTime } from '../../../shared/adverts/seen-time.ts';

/** Milliseconds that a video may stand still for. */
const timeoutMs = 10_000;

/** Faults, by the codes of the Video Ad Serving Template. */
const errorCodes = { refused: 400, notFound: 401, timeout: 402, notPlayable: 405 };

/** End of a video: by itself, because it was stopped, or with the code of an error. */
type VideoEnd = 'ended' | 'stopped' | number;

interface Watcher {
  onBegin: () => void;
  /** Hears ten times a second of a video that has begun. */
  onTick: () => void;
  /** Aborted, it ends all of this; a video that has not begun by then has come too late. */
  signal: AbortSignal;
}

interface PlayingVideo {
  over: Promise<VideoEnd>;
  stop: () => void;
}

/** Plays a video while the page is seen; it is over at its end, without its element, or where it stands still. */
export function playVideo(video: HTMLVideoElement, { onBegin, onTick, signal }: Watcher): PlayingVideo {
  let hasBegun = false;
  let position = 0;
  let movedAt = 0;
  let end: (how: VideoEnd) => void = () => undefined;
  const over = new Promise<VideoEnd>(resolve => {
    end = resolve;
  });

  function play(): void {
    void video.play().catch(() => {
      if (!document.hidden) end(errorCodes.refused);
    });
  }

  function followPage(): void {
    if (document.hidden) video.pause();
    else play();
  }

  const stopCounting = countSeenTime(seen => {
    if (!video.isConnected) end('stopped');
    if (hasBegun) onTick();
    if (video.currentTime !== position) {
      position = video.currentTime;
      movedAt = seen;
    }
    if (seen - movedAt > timeoutMs) end(errorCodes.timeout);
  });

  function begin(): void {
    hasBegun = true;
    onBegin();
  }

  video.addEventListener('playing', begin, { once: true });
  video.addEventListener('error', () => end(hasBegun ? errorCodes.notPlayable : errorCodes.notFound));
  video.addEventListener('ended', () => end('ended'));
  document.addEventListener('visibilitychange', followPage);
  // It is fetched before anybody plays it.
  if (video.error) end(errorCodes.notFound);
  play();
  signal.addEventListener('abort', () => {
    stopCounting();
    document.removeEventListener('visibilitychange', followPage);
    end(errorCodes.timeout);
  });
  return { over, stop: () => end('stopped') };
}
