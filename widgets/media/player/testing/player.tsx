import type { Kernel } from '../../../../kernel/types.ts';
import { PlayerBox } from '../box.tsx';
import mount from '../player.tsx';
import { happen } from '../../../shared/testing/fake-media.ts';
import { element, kernelOf, settle, wake } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';

type Props = Partial<Parameters<typeof PlayerBox>[0]>;

/** Two qualities, the smaller one first. */
const sources = [{ file: '/small.mp4', label: '180p' }, { file: '/large.mp4', label: '360p' }];

/** The video or audio on the page. */
export const media = (): HTMLVideoElement => element('video,audio') as HTMLVideoElement;

/** The play button. */
export const start = (): HTMLElement => element('.player-start');

/** Renders a player with two qualities, calls `before`, and wakes the player. */
export async function wakePlayer(props: Props = {}, language = 'en', before = (): void => {}): Promise<Kernel> {
  const kernel = kernelOf(language);
  const box = printBox(
    <PlayerBox language={language} sources={sources} title="The video" poster="/poster.webp" newsId="7" {...props} />,
  );
  before();
  await wake(mount, box, kernel);
  return kernel;
}

/** Wakes a player and presses its play button. */
export async function begin(props: Props = {}): Promise<Kernel> {
  const kernel = await wakePlayer(props);
  start().click();
  await settle();
  return kernel;
}

/** Starts a video and waits until all code for it has loaded. */
export async function play(props: Props = {}): Promise<Kernel> {
  const kernel = await begin(props);
  happen(media(), 'playing');
  await settle();
  return kernel;
}
