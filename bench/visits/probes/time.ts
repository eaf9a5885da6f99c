import type { Browser } from '@playwright/test';
import { rushToEnd } from '../../browser/scroll.ts';
import { quietNetwork } from '../../browser/settle.ts';
import { open, startVisit } from '../../browser/visit.ts';
import { type ThreadTime, tasksOf, threadTime } from '../collectors/main-thread.ts';
import { mainThreadOf, mark, markIn, recordTrace } from '../collectors/trace.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { type Probe, warmUps } from './probe.ts';

const scrollMark = 'bench: scroll';

const sum = (load: ThreadTime, scroll: ThreadTime, part: keyof ThreadTime): number => load[part] + scroll[part];

/** Opens a page on an unthrottled processor, reads it to its end, and says how long its main thread ran for that. */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  await using visit = await startVisit(browser, { isScriptless: arm.isScriptless });
  const trace = await recordTrace(browser);
  await open(visit, address);
  await quietNetwork(visit);
  await mark(visit, scrollMark);
  await rushToEnd(visit);
  const mainThread = mainThreadOf(await trace.stop(), address);
  const scrolled = markIn(mainThread, scrollMark);
  const load = threadTime(tasksOf(mainThread, -Infinity, scrolled));
  const scroll = threadTime(tasksOf(mainThread, scrolled, Infinity));
  return {
    figures: {
      'cpu.load': load.all,
      'cpu.scroll': scroll.all,
      'cpu.script': sum(load, scroll, 'script'),
      'cpu.style': sum(load, scroll, 'style'),
      'cpu.layout': sum(load, scroll, 'layout'),
      'cpu.longest': Math.max(load.longest, scroll.longest),
    },
    details: { requests: visit.network.records() },
  };
}

export const timeProbe: Probe = { name: 'time', label: 'CPU time', kind: 'timed', warmUps, measure };
