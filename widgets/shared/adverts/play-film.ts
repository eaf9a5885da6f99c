import { countSeenTime } from './seen-time.ts';

/** Milliseconds that a film may stand still for. */
const patience = 10_000;

/** What goes wrong, by the codes of the Video Ad Serving Template. */
const errorCodes = { refused: 400, notFound: 401, timeout: 402, notPlayable: 405 };

/** How a film came to its end: by itself, because it was stopped, or with the code of an error. */
type FilmEnd = 'ended' | 'stopped' | number;

interface Watcher {
  onBegin: () => void;
  /** Hears ten times a second of a film that has begun. */
  onTick: () => void;
  /** Aborted, it ends all of this; a film that has not begun by then has come too late. */
  signal: AbortSignal;
}

interface PlayingFilm {
  over: Promise<FilmEnd>;
  stop: () => void;
}

/** Plays a film while the page is seen; it is over at its end, without its element, or where it stands still. */
export function playFilm(video: HTMLVideoElement, { onBegin, onTick, signal }: Watcher): PlayingFilm {
  let hasBegun = false;
  let position = 0;
  let movedAt = 0;
  let end: (how: FilmEnd) => void = () => undefined;
  const over = new Promise<FilmEnd>(resolve => {
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
    if (seen - movedAt > patience) end(errorCodes.timeout);
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
