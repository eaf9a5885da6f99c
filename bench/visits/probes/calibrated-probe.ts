import type { CalibrationTimes } from '../../results/reliability.ts';
import type { Probe } from './probe.ts';

function integers(): number {
  let state = 1;
  for (let step = 0; step < 2_000_000; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state;
}

const memory = new Uint32Array(4 * 1024 * 1024);

/** In strides that no cache foresees. */
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

/** Tasks that tell one moment of a machine from another, whatever the page: each takes some milliseconds. */
const tasks: Readonly<Record<string, () => number>> = { 'integer loop': integers, 'memory walk': memoryWalk, JSON: json };

/** Milliseconds of every task, from one run of each. */
type Calibration = Readonly<Record<string, number>>;

/** Runs every task once. `now` gives milliseconds. */
function calibrate(now: () => number = () => performance.now()): Calibration {
  const times = Object.entries(tasks).map(([name, task]) => {
    const start = now();
    task();
    return [name, now() - start] as const;
  });
  return Object.fromEntries(times);
}

/** The times of every task in the order in which they were taken. */
function calibrationTimes(calibrations: readonly Calibration[]): CalibrationTimes {
  return Object.fromEntries(
    Object.keys(tasks).map(name => [name, calibrations.flatMap(calibration => calibration[name] ?? [])]),
  );
}

/** Visits with the machine's own speed before each of them. */
export interface CalibratedProbe {
  probe: Probe;
  calibration: () => CalibrationTimes;
}

/** A way to visit a page, with a look at the machine before each visit. */
export function calibratedProbe(probe: Probe, calibrateNow: () => Calibration = calibrate): CalibratedProbe {
  const calibrations: Calibration[] = [];
  return {
    probe: {
      ...probe,
      measure: (browser, arm, page) => {
        calibrations.push(calibrateNow());
        return probe.measure(browser, arm, page);
      },
    },
    calibration: () => calibrationTimes(calibrations),
  };
}
