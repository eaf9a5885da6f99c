import type { Maps } from './maps/places.ts';

/** One of the things that are compared: a build, a folder of pages, or an address. */
export interface Arm {
  /** Such as `preact`, `twin`, `base` or `head`. */
  name: string;
  /** Scheme and host that its pages are opened under. */
  address: string;
  maps: Maps;
  /** Whether its scripts are kept from running. */
  isScriptless?: true;
  stop: () => Promise<void>;
}

/** A page of whatever is compared: its name and its path. */
export interface BenchPage {
  name: string;
  path: string;
}

/** The address of a page of an arm. */
export const addressOf = (arm: Arm, page: BenchPage): string => new URL(page.path, arm.address).href;
