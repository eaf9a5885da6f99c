import type { Browser } from '@playwright/test';
import { settle } from '../../browser/settle.ts';
import { names } from '../taps/page-side.ts';
import type { Interaction } from '../taps/interactions.ts';
import { comeToRest, comeToTarget, tapTarget } from '../taps/tap-target.ts';
import { tasksOf, threadTime } from './main-thread.ts';
import { firstMark, mark, threadFromMark } from './marks.ts';
import { recordProfile } from './record-profile.ts';
import { recordTrace } from './record-trace.ts';
import { onSettledPage } from './wake.ts';

export interface TapCpu {
  /** Milliseconds that the main thread ran from the touch to the end of the frame after its click. */
  time: number;
  /** The function that ran longest meanwhile, and where it is; empty where no script ran. */
  hottest: string;
}

const tapMark = 'bench: tap';

/**
 * Taps a box that is awake and says what that cost the main thread, by its own clock and on a processor that is not
 * slowed down: what else the machine does is not in it. Null where the tap leads to another page before there is a
 * frame.
 */
export const tapCpu = (browser: Browser, address: string, interaction: Interaction): Promise<TapCpu | null> =>
  onSettledPage(browser, address, interaction, async watch => {
    const { visit } = watch;
    await comeToTarget(watch);
    await settle(visit);
    const profile = await recordProfile(visit);
    const trace = await recordTrace(browser);
    await mark(visit, tapMark);
    await tapTarget(watch);
    await comeToRest(watch);
    const hottest = await profile.stop();
    const mainThread = threadFromMark(await trace.stop(), tapMark);
    const painted = firstMark(mainThread, names.paintedMark);
    if (painted === null) return null;
    return { time: threadTime(tasksOf(mainThread, -Infinity, painted)).all, hottest };
  }, 'whole');
