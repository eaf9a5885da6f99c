import type { Maps } from './maps/places.ts';

/** One of the things that are compared: a build, a folder of pages, or an address. */
export interface Arm {
  /** Such as `preact`, `twin`, `base` or `head`. */
  name: string;
  address: string;
  maps: Maps;
  /** Its scripts are kept from running. */
  isScriptless?: true;
  stop: () => Promise<void>;
}

export interface BenchPage {
  name: string;
  path: string;
}

export const addressOf = (arm: Arm, page: BenchPage): string => new URL(page.path, arm.address).href;
