import type { Locate } from '../collectors/locate.ts';
import { type Maps, openMaps } from '../maps/maps.ts';
import type { Arm } from '../../subjects/arm.ts';

const opened = new WeakMap<Arm, Maps>();

/** The source maps of an arm, read once for all of its visits. */
export function mapsOf(arm: Arm): Maps {
  const maps = opened.get(arm) ?? openMaps(arm.maps);
  opened.set(arm, maps);
  return maps;
}

/** Finds places by maps, for what counts lines and columns from 1. */
export const locateBy =
  (maps: Maps): Locate =>
  (url, line, column, given) =>
    maps.locate(url, { line: line - 1, column: column - 1 }, given);
