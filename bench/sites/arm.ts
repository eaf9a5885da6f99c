import type { Maps } from './maps/places.ts';

export interface HostAndPort {
  host: string;
  port: number;
}

/** A step of a session: a page that is opened by a tap on a link to it, or Back. */
export interface SessionStep {
  name: string;
  /** Null goes back. */
  path: string | null;
}

/** Each arm and both builds have one address, so that no port by chance changes their bytes or empties the cache. */
export const localSite = 'http://localhost';

/** Leads what is asked of that address to a server of this machine. */
export function placeAt(address: string, asked: HostAndPort): HostAndPort {
  const { hostname: host, port } = new URL(address);
  return asked.host === 'localhost' && asked.port === 80 ? { host, port: Number(port) } : asked;
}

export interface SessionArm {
  name: string;
  /** Scheme and host, as readers have them. */
  site: string;
  /** The paths of its pages, where it has only a few. */
  pages?: readonly string[];
  /** Target of connections: on the second day a new build, if there is one. */
  placeOf: (asked: HostAndPort, day: number) => HostAndPort;
  stop: () => Promise<void>;
}

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
