import { isStream } from '../../shared/playback/source.ts';
import type { LoadOptions } from './load-stream.ts';
import type { Stream } from '../../shared/playback/stream.ts';

/**
 * Has media play a source, as its address suggests where no other way is wanted. Returns the stream of one that the
 * browser cannot play itself; what plays that is fetched now. Rejects where that cannot be had; leaves the media alone
 * once its signal is aborted.
 */
export async function loadSource(
  media: HTMLMediaElement,
  file: string,
  options: LoadOptions,
): Promise<Stream | null> {
  if (options.way === 'pieces' || (!options.way && isStream(file))) {
    // Safari says by it whether it plays a stream.
    media.preload = 'metadata';
    const { loadStream } = await import('./load-stream.ts');
    return options.signal.aborted ? null : loadStream(media, file, options);
  }
  media.src = file;
  // A video that is paused keeps its place by it. Any sooner, the browser would fetch the file that was printed.
  media.preload = 'metadata';
  return null;
}
