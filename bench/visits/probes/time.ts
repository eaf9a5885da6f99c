import type { Browser } from '@playwright/test';
import { scrollFastToEnd } from '../../browser/scroll.ts';
import { quietNetwork } from '../../browser/settle.ts';
import { open, startVisit } from '../../browser/visit.ts';
import type { CalibrationTimes } from '../../results/reliability.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { tasksOf, type ThreadTime, threadTime } from '../collectors/main-thread.ts';
import { mainThreadOf, mark, markIn, recordTrace } from '../collectors/trace.ts';
import { type Probe, warmUps } from './probe.ts';

function integers(): number {
  let state = 1;
  for (let step = 0; step < 2_000_000; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state;
}

const memory = new Uint32Array(4 * 1024 * 1024);

/** Walks through memory in strides that no cache can predict. */
function memoryWalk(): number {
  let place = 0;
  for (let step = 0; step < 200_000; step += 1) {
    memory[place] = step;
    place = (Math.imul(place, 5) + 1_000_003) & (memory.length - 1);
  }
  return place;
}

const news = Array.from({ length: 400 }, (_, id) => ({ id, title: `news ${id}`, tags: ['one', 'two'], at: id * 1000 }));

function json(): number {
  let length = 0;
  for (let copy = 0; copy < 10; copy += 1) length += JSON.stringify(JSON.parse(JSON.stringify(news))).length;
  return length;
}

/** Calibration tasks of some milliseconds, which show changes of the machine's speed independently of the page. */
const tasks: Readonly<Record<string, () => number>> = { 'integer loop': integers, 'memory walk': memoryWalk, JSON: json };

/** Extends a probe by running all calibration tasks before each visit. Returns their times in order. */
export function calibratedProbe(probe: Probe): { probe: Probe; calibration: CalibrationTimes } {
  const times = Object.entries(tasks).map(([name, task]) => ({ name, task, taken: [] as number[] }));
  return {
    probe: {
      ...probe,
      measure: (browser, arm, page) => {
        for (const { task, taken } of times) {
          const start = performance.now();
          task();
          taken.push(performance.now() - start);
        }
        return probe.measure(browser, arm, page);
      },
    },
    calibration: Object.fromEntries(times.map(({ name, taken }) => [name, taken])),
  };
}

const scrollMark = 'bench: scroll';

const sum = (load: ThreadTime, scroll: ThreadTime, part: keyof ThreadTime): number => load[part] + scroll[part];

/** Opens a page without throttling, reads it to its end, and measures the main thread's time. */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  await using visit = await startVisit(browser, { isScriptless: arm.isScriptless });
  const trace = await recordTrace(browser);
  await open(visit, address);
  await quietNetwork(visit);
  await mark(visit, scrollMark);
  await scrollFastToEnd(visit);
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
