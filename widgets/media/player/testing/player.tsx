import type { Kernel } from '../../../../kernel/types.ts';
import { PlayerBox } from '../box.tsx';
import mount from '../player.tsx';
import { happen } from '../../../shared/testing/fake-media.ts';
import { element, kernelOf, settle, wake } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';

type Props = Partial<Parameters<typeof PlayerBox>[0]>;

/** Its qualities, the smaller one first. */
const sources = [{ file: '/small.mp4', label: '180p' }, { file: '/large.mp4', label: '360p' }];

/** The video or sound of the page. */
export const media = (): HTMLVideoElement => element('video,audio') as HTMLVideoElement;

/** The button that begins it. */
export const start = (): HTMLElement => element('.player-start');

/** Prints a player of two qualities, and wakes it, once something has happened to it. */
export async function wakePlayer(props: Props = {}, language = 'en', before = (): void => {}): Promise<Kernel> {
  const kernel = kernelOf(language);
  const box = printBox(
    <PlayerBox language={language} sources={sources} title="The video" poster="/poster.webp" newsId="7" {...props} />,
  );
  before();
  await wake(mount, box, kernel);
  return kernel;
}

/** Wakes a player and presses its button. */
export async function begin(props: Props = {}): Promise<Kernel> {
  const kernel = await wakePlayer(props);
  start().click();
  await settle();
  return kernel;
}

/** Begins a video that then plays, and waits for what comes along with that. */
export async function play(props: Props = {}): Promise<Kernel> {
  const kernel = await begin(props);
  happen(media(), 'playing');
  await settle();
  return kernel;
}
