// `npm run test:days`: runs the unit tests and the laws of pages on days with changes of clocks and calendars.
// libfaketime sets the clock of servers, browsers and tests. `npm run test:days nowruz` tests one day. Leaves out tests
// of PostgreSQL, which has its own clock.
import { toGregorian, toJalaali } from 'jalaali-js';
import { findFaketime } from '../setup/programs.mjs';
import type { Gate } from './gates.ts';
import { type Result, runGate, summarise } from './run-gates.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const tehranOffset = 3.5 * 60 * minute;

/** A moment to start at, with a time zone. */
interface Day {
  name: string;
  at: number;
  zone: string;
}

const laws = ['boxes', 'first-tap', 'every-page', 'arriving'].map(name => `laws/${name}.spec.ts`);

/** The unit tests run first, because they take less time. */
const gates: readonly Gate[] = [
  {
    name: 'unit',
    script: [
      'test:unit', '--', ...['node', 'isolated', 'kernel', 'preact', 'react', 'framed'].map(name => `--project=${name}`),
      '--reporter=junit', '--outputFile.junit=test-results/unit.xml',
    ],
    limit: 1200,
    report: 'test-results/unit.xml',
  },
  { name: 'laws', script: ['test:e2e', '--', ...laws, '--project=preact'], limit: 1800, report: 'test-results/e2e.xml' },
];

/** Returns the first moment after `now` in a list. */
const firstAfter = (now: number, moments: readonly number[]): number => moments.find(moment => moment > now) ?? now;

const gregorian = (year: number, month: number, offset = 0): number => Date.UTC(year, month, 1) - offset;

function persian(year: number, month: number): number {
  const { gy, gm, gd } = toGregorian(year, month, 1);
  return Date.UTC(gy, gm - 1, gd) - tehranOffset;
}

/** Returns the last Sunday of a month at 01:00 UTC, when Europe changes its clocks. */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return Number(last) - last.getUTCDay() * day;
}

/** Returns the next occurrence of each tested day. */
function daysFrom(now: number): Day[] {
  const year = new Date(now).getUTCFullYear();
  const years = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(more => year + more);
  const { jy } = toJalaali(new Date(now));
  const months = Array.from({ length: 24 }, (_, index) => index);
  const persianYear = persian(jy + 1, 1);
  const persianMonths = months.map(index => persian(jy + Math.floor(index / 12), (index % 12) + 1));
  const persianMonth = firstAfter(now, persianMonths);
  const endsOfFebruary = years.map(one => Date.UTC(one, 1, 29, 8));
  const leapDay = firstAfter(now, endsOfFebruary.filter(at => new Date(at).getUTCDate() === 29));
  const newYear = gregorian(year + 1, 0);
  const newMonth = firstAfter(now, months.map(index => gregorian(year, index)));
  const evenings = months.map(more => (Math.floor(now / day) + more) * day + 19 * 60 * minute);
  const friday = firstAfter(now, evenings.filter(at => new Date(at).getUTCDay() === 5));
  const spring = firstAfter(now, years.map(one => clockChange(one, 2)));
  const autumn = firstAfter(now, years.map(one => clockChange(one, 9)));
  const [tehran, utc, berlin] = ['Asia/Tehran', 'UTC', 'Europe/Berlin'] as const;
  return [
    ...[1, 7, 40, 400].map(count => ({ name: `in-${count}-days`, at: now + count * day, zone: tehran })),
    { name: 'leap-day', at: leapDay, zone: tehran },
    { name: 'persian-year-ends', at: persianYear - minute, zone: tehran },
    { name: 'nowruz', at: persianYear, zone: tehran },
    { name: 'persian-month-ends', at: persianMonth - minute, zone: tehran },
    { name: 'persian-month-begins', at: persianMonth, zone: utc },
    { name: 'year-ends-in-tehran', at: newYear - tehranOffset - minute, zone: tehran },
    { name: 'year-ends', at: newYear - minute, zone: utc },
    { name: 'year-begins', at: newYear, zone: utc },
    { name: 'month-ends', at: newMonth - minute, zone: utc },
    { name: 'month-begins', at: newMonth, zone: berlin },
    { name: 'friday-night', at: friday, zone: tehran },
    { name: 'clocks-go-forward', at: spring - minute, zone: berlin },
    { name: 'clocks-go-back', at: autumn - minute, zone: berlin },
  ];
}

/**
 * Returns an environment with a different clock. Monotonic clocks stay real, because browsers use them for timeouts.
 */
function clockEnvironment({ at, zone }: Day, now: number): NodeJS.ProcessEnv {
  return {
    LD_PRELOAD: findFaketime(),
    FAKETIME: `+${Math.round((at - now) / 1000)}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Without it, Chromium waits seconds instead of milliseconds.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    TZ: zone,
  };
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());

const wanted = process.argv.slice(2);
const results: Result[] = [];
for (const one of daysFrom(Date.now())) {
  if (wanted.length > 0 && !wanted.includes(one.name)) continue;
  for (const gate of gates) {
    const env = clockEnvironment(one, Date.now());
    const result = await runGate({ ...gate, env }, { alone: true, signal: stopped.signal });
    const moment = new Date(one.at).toISOString().slice(0, 16);
    results.push({ ...result, name: `${one.name} ${moment} ${one.zone}: ${gate.name}` });
  }
}
const { text, failed } = summarise(results);
console.info(`\n${text}`);
process.exitCode = failed || results.length === 0 ? 1 : 0;
