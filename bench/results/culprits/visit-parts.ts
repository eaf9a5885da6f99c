import type { Details, TapRecord } from '../sample.ts';
import type { Part } from './differences.ts';
import { fileOf } from './stable-name.ts';

/** What scripts hold on to, by the function that has allocated it. */
export const partsByHolding = ({ holdings = [] }: Details): Part[] =>
  holdings.map(({ source, name, bytes }) => ({
    key: JSON.stringify([fileOf(source), name]),
    name: `${name} (${source})`,
    amount: bytes,
  }));

export const partsByShift = ({ shifts = [] }: Details): Part[] =>
  shifts.map(({ selector, value }) => ({ key: selector, name: selector, amount: value }));

export const partsByTask = ({ longestTasks = [] }: Details): Part[] =>
  longestTasks.map(({ source, time }) => ({ key: fileOf(source), name: source, amount: time }));

export const partsByBox = ({ awake = [] }: Details): Part[] =>
  awake.map(widget => ({ key: widget, name: widget, amount: 1 }));

export const partsByTap = ({ taps = [] }: Details, amountOf: (tap: TapRecord) => number): Part[] =>
  taps.map(tap => ({
    key: JSON.stringify([tap.widget, tap.moment]),
    likeness: tap.widget,
    name: `${tap.widget}, tapped ${tap.moment}`,
    amount: amountOf(tap),
  }));

const targets = ['target', 'interactionTarget', 'largestShiftTarget'];

/** What web-vitals divides a figure into, with the element that it is about. */
export function partsByAttribution({ attribution = {} }: Details, metric: string): Part[] {
  const entries = Object.entries(attribution[metric] ?? {});
  const target = entries.find(([name]) => targets.includes(name))?.[1];
  return entries.flatMap(([name, value]) => {
    if (typeof value !== 'number') return [];
    return [{ key: name, name: target === undefined ? name : `${name} of ${target}`, amount: value }];
  });
}
