import { fetchStylesheet } from '../../../shared/base/fetch-stylesheet.ts';
import type { Preroll, PrerollContext } from './advert.ts';
import { fetchImage } from './image-advert.ts';
import file from './preroll.css';
import { rejectOnAbort, untilSeen } from '../../../shared/adverts/seen-time.ts';
import { openOverlay, type Show, type Overlay } from './overlay.ts';
import { fetchVideo } from './video-advert.ts';

let styles: Promise<void> | undefined;

/** Loads the styles once. After a failure, the next advert tries again. */
const loadStyles = (): Promise<void> =>
  (styles ??= fetchStylesheet(file).catch((error: unknown) => {
    styles = undefined;
    throw error;
  }));

/** Loads an advert for a player's width. Rejects if none can be played. */
async function fetchAdvert(
  preroll: Preroll,
  width: number,
  context: PrerollContext,
  signal: AbortSignal,
): Promise<Show> {
  if ('tag' in preroll) {
    const { requestAdvert } = await import('./vast.ts');
    const { advert, track } = await requestAdvert(preroll.tag, width, signal);
    return fetchVideo(advert, context, signal, track);
  }
  if (preroll.type === 'image') return fetchImage(preroll, context);
  return fetchVideo(preroll, context, signal, () => undefined);
}

/**
 * Shows an advert over a player and removes it afterwards. Skips an advert that has not started when `late` aborts or
 * that cannot be shown. Never rejects.
 */
export async function playPreroll(
  place: HTMLElement,
  preroll: Preroll,
  context: PrerollContext,
  late: AbortSignal,
): Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  let overlay: Overlay | undefined;
  const leaveOut = (): void => end.abort();
  const onBegin = (): void => late.removeEventListener('abort', leaveOut);

  async function open(): Promise<void> {
    await loadStyles();
    if (!signal.aborted) overlay = openOverlay(place, context.labels, onBegin);
  }

  async function show(): Promise<void> {
    const [showOn] = await Promise.all([fetchAdvert(preroll, place.clientWidth, context, signal), open()]);
    if (overlay?.element.isConnected) await showOn(overlay);
  }

  late.addEventListener('abort', leaveOut);
  try {
    await untilSeen();
    await Promise.race([show(), rejectOnAbort(signal)]);
  } catch (error) {
    console.info('An advert is left out:', error);
  } finally {
    end.abort();
    overlay?.close();
  }
}
