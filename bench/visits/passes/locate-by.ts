import type { Locate } from '../collectors/locate.ts';
import type { Maps } from '../../subjects/maps/places.ts';

/** Finds places by maps, for what counts lines and columns from 1. */
export const locateBy =
  (maps: Maps): Locate =>
  (url, line, column, given) =>
    maps.locate(url, { line: line - 1, column: column - 1 }, given);
