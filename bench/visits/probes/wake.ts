import type { Browser } from '@playwright/test';
import type { Figures, MetricName } from '../../results/metrics.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { tapCpu, type TapPaint, tapToPaint, wakeByJump, wakeByScrollGesture } from '../collectors/tap-cost.ts';
import type { Interaction } from '../taps/interactions.ts';
import { momentOf } from '../taps/moments.ts';
import { someInteractionsOn, tapOnce } from '../taps/tap-visit.ts';
import type { Probe } from './probe.ts';

type Times = Record<string, number>;
type Attribution = Record<string, Record<string, string | number>>;

async function wakeEarly(browser: Browser, address: string, interaction: Interaction): Promise<number | null> {
  const moment = momentOf('first-paint');
  return moment && (await tapOnce(browser, address, { interaction, moment, line: 'slow' })).time;
}

/** Returns the figures of the slowest box. */
function figuresOf(all: Readonly<Partial<Record<MetricName, Times>>>): Figures {
  const entries = Object.entries(all).map(([name, times]) => [name, Math.max(...Object.values(times))] as const);
  return Object.fromEntries(entries.filter(([, slowest]) => Number.isFinite(slowest)));
}

function paintAttribution(paints: Readonly<Record<string, TapPaint>>): Attribution {
  const entries = Object.entries(paints).flatMap(([widget, { time, hottest }]) => [
    [widget, time],
    [`${widget}, ran longest`, hottest],
  ]);
  return { 'tap.paint': Object.fromEntries(entries) as Record<string, string | number> };
}

/**
 * Measures the response times of a page's boxes on a slow phone: tapped at first paint; on an idle page after a jump
 * and after swipes; and awake, with the tap's cost on an unthrottled processor. Each figure is that of the slowest box;
 * the attribution has all boxes.
 */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  const early: Times = {};
  const jump: Times = {};
  const gesture: Times = {};
  const paints: Record<string, TapPaint> = {};
  const costs: Times = {};
  for (const interaction of await someInteractionsOn(browser, address)) {
    const { widget } = interaction;
    const time = await wakeEarly(browser, address, interaction);
    if (time !== null) early[widget] = time;
    jump[widget] = await wakeByJump(browser, address, interaction);
    gesture[widget] = await wakeByScrollGesture(browser, address, interaction);
    const paint = await tapToPaint(browser, address, interaction);
    if (paint) paints[widget] = paint;
    const cost = await tapCpu(browser, address, interaction);
    if (cost) costs[widget] = cost.time;
  }
  const painted = Object.fromEntries(Object.entries(paints).map(([widget, { time }]) => [widget, time]));
  const woken = { 'wake.early': early, 'wake.jump': jump, 'wake.thumb': gesture };
  return {
    figures: figuresOf({ ...woken, 'tap.paint': painted, 'cpu.tap': costs }),
    details: { attribution: { ...woken, ...paintAttribution(paints), 'cpu.tap': costs } },
  };
}

export const wakeProbe: Probe = { name: 'wake', label: 'answers to taps', kind: 'timed', measure };
