import type { Stream, StreamOptions } from '../../shared/playback/stream.ts';

/** Playback of a source: native (`whole`) or with hls.js (`pieces`). */
export type PlayMethod = 'whole' | 'pieces';

export interface LoadOptions extends StreamOptions {
  /** Without it, a stream plays natively if the browser can, otherwise with hls.js. */
  way: PlayMethod | undefined;
}

/** Time in milliseconds in which a browser with native support must recognise a stream. */
const timeoutMs = 6000;

const playsStreams = (media: HTMLMediaElement): boolean => media.canPlayType('application/vnd.apple.mpegurl') !== '';

/**
 * Tests whether the browser plays a stream natively, because some wrongly claim it
 * (https://github.com/video-dev/hls.js/issues/7827).
 */
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

/** Loads a stream. Resolves with the stream if hls.js plays it, or null if the browser does. */
export async function loadStream(
  media: HTMLMediaElement,
  file: string,
  options: LoadOptions,
): Promise<Stream | null> {
  if (!options.way && playsStreams(media) && (await playsItself(media, file))) return null;
  if (options.signal.aborted) return null;
  // Also removes the error.
  media.removeAttribute('src');
  media.load();
  const { playStream } = await import('../../shared/playback/stream.ts');
  return options.signal.aborted ? null : playStream(media, file, options);
}
