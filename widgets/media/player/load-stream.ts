import type { Stream, StreamOptions } from '../../shared/playback/stream.ts';

/** Way to play a source: by the browser itself, or piece by piece. */
export type PlayMethod = 'whole' | 'pieces';

export interface LoadOptions extends StreamOptions {
  /** Without, a stream is played by the browser where that can, and in pieces where not. */
  way: PlayMethod | undefined;
}

/** Milliseconds in which a browser that says it can play a stream has to know what it is. */
const timeoutMs = 6000;

const playsStreams = (media: HTMLMediaElement): boolean => media.canPlayType('application/vnd.apple.mpegurl') !== '';

/** Asks if the browser plays a stream itself: some say so wrongly (https://github.com/video-dev/hls.js/issues/7827). */
function playsItself(media: HTMLMediaElement, file: string): Promise<boolean> {
  media.src = file;
  media.load();
  return new Promise(resolve => {
    const timer = setTimeout(settle, timeoutMs, false);
    function settle(does: boolean): void {
      clearTimeout(timer);
      media.removeEventListener('loadedmetadata', succeed);
      media.removeEventListener('error', fail);
      resolve(does);
    }
    const succeed = (): void => settle(true);
    const fail = (): void => settle(false);
    media.addEventListener('loadedmetadata', succeed);
    media.addEventListener('error', fail);
  });
}

/** Has media play a stream. Returns the stream of one that the browser cannot play itself. */
export async function loadStream(
  media: HTMLMediaElement,
  file: string,
  options: LoadOptions,
): Promise<Stream | null> {
  if (!options.way && playsStreams(media) && (await playsItself(media, file))) return null;
  if (options.signal.aborted) return null;
  // With its error.
  media.removeAttribute('src');
  media.load();
  const { playStream } = await import('../../shared/playback/stream.ts');
  return options.signal.aborted ? null : playStream(media, file, options);
}
