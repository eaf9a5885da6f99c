import { fetchStylesheet } from '../styles/fetch-stylesheet.ts';
import type { AdvertTag, Preroll, PrerollContext } from './advert.ts';
import { showImage } from './image-advert.ts';
import file from './preroll.css';
import { untilSeen } from './seen-time.ts';
import { openStage, type Stage } from './stage.ts';
import { playVideo } from './video-advert.ts';
import { within } from './within.ts';

/** Milliseconds that code or styles may take. */
const patience = 5000;

let styles: Promise<void> | undefined;

/** Fetches the styles, once. Where they cannot be had, the next advert tries again. */
const loadStyles = (): Promise<void> =>
  (styles ??= fetchStylesheet(file).catch((error: unknown) => {
    styles = undefined;
    throw error;
  }));

async function playTag(stage: Stage, { tag }: AdvertTag, context: PrerollContext): Promise<void> {
  const { requestAdvert } = await within(patience, import('./vast.ts'));
  const answer = await requestAdvert(tag, stage.element.clientWidth);
  if (answer && stage.element.isConnected) await playVideo(stage, answer.advert, context, answer.track);
}

async function show(stage: Stage, preroll: Preroll, context: PrerollContext): Promise<void> {
  if ('tag' in preroll) return playTag(stage, preroll, context);
  if (preroll.type === 'image') return showImage(stage, preroll, context.labels);
  return playVideo(stage, preroll, context, () => undefined);
}

/**
 * Shows an advert over a player, and takes it away again. Settles when it is over, and never rejects: what cannot be
 * shown is left out, and the film plays.
 */
export async function playPreroll(place: HTMLElement, preroll: Preroll, context: PrerollContext): Promise<void> {
  let stage: Stage | undefined;
  try {
    await untilSeen();
    await within(patience, loadStyles());
    stage = openStage(place, context.labels);
    await show(stage, preroll, context);
  } catch (error) {
    console.info('An advert is left out:', error);
  } finally {
    stage?.close();
  }
}
