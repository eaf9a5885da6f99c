import type { Maps } from './maps/places.ts';

export interface HostAndPort {
  host: string;
  port: number;
}

/** A step of a session: opening a page by a tap on a link, or going back. */
export interface SessionStep {
  name: string;
  /** Path of the page; null goes back. */
  path: string | null;
}

/** Address of all variants and builds. A common address keeps random ports from changing bytes or missing the cache. */
export const localSite = 'http://localhost';

/** Redirects connections for that address to a local server. */
export function placeAt(address: string, asked: HostAndPort): HostAndPort {
  const { hostname: host, port } = new URL(address);
  return asked.host === 'localhost' && asked.port === 80 ? { host, port: Number(port) } : asked;
}

export interface SessionArm {
  name: string;
  /** Scheme and host as readers see them. */
  site: string;
  /** Paths of its pages, if it has only a few. */
  pages?: readonly string[];
  /** Returns the target of a connection. On the second day this is a new build, if there is one. */
  placeOf: (asked: HostAndPort, day: number) => HostAndPort;
  stop: () => Promise<void>;
}

/** A variant to compare: a build, a folder of pages, or an address. */
export interface Arm {
  /** Name such as `preact`, `twin`, `base` or `head`. */
  name: string;
  address: string;
  maps: Maps;
  /** Set if its scripts are blocked. */
  isScriptless?: true;
  stop: () => Promise<void>;
}

export interface BenchPage {
  name: string;
  path: string;
}

export const addressOf = (arm: Arm, page: BenchPage): string => new URL(page.path, arm.address).href;
