import { isStream } from '../../shared/playback/source.ts';
import type { LoadOptions } from './load-stream.ts';
import type { Stream } from '../../shared/playback/stream.ts';

/**
 * Loads a source natively or as a stream, as its URL suggests unless `way` is given. Resolves with the stream if hls.js
 * plays it. Rejects if the code for that cannot be loaded. Does nothing further once the signal is aborted.
 */
export async function loadSource(
  media: HTMLMediaElement,
  file: string,
  options: LoadOptions,
): Promise<Stream | null> {
  if (options.way === 'pieces' || (!options.way && isStream(file))) {
    // Safari loads the stream only with this, and so shows whether it supports it.
    media.preload = 'metadata';
    const { loadStream } = await import('./load-stream.ts');
    return options.signal.aborted ? null : loadStream(media, file, options);
  }
  media.src = file;
  // Lets a paused video keep its position. Must come after `src`, or the browser would load the printed file.
  media.preload = 'metadata';
  return null;
}
