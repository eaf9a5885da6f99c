import type { AdvertEvent, Track } from './advert.ts';
import { now } from '../../../shared/base/time.ts';
import { secureAddress } from '../../../shared/base/web-address.ts';

/** Tracking URLs by event. */
export type EventAddresses = Readonly<Partial<Record<AdvertEvent, readonly string[]>>>;

/** Fills in the macros of a URL, which are in brackets: the error code, a random number and the time. */
export function fillMacros(address: string, errorCode = ''): string {
  const values: Readonly<Record<string, string>> = {
    ERRORCODE: errorCode,
    CACHEBUSTING: String(Math.random()).slice(2, 10),
    TIMESTAMP: new Date(now()).toISOString(),
  };
  return address.replace(/\[(\w+)\]/g, (whole, name: string) => {
    const value = values[name.toUpperCase()];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}

/** Requests tracking URLs, even while the page unloads. Ignores the responses. */
export function sendEvent(addresses: readonly string[], errorCode?: number): void {
  for (const template of new Set(addresses)) {
    const address = secureAddress(fillMacros(template, errorCode?.toString()));
    if (address === undefined) continue;
    void fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }).catch(() => undefined);
  }
}

/** Reports each event once, even if it happens again. */
export function createTracker(addresses: EventAddresses): Track {
  const told = new Set<AdvertEvent>();
  return (event, errorCode) => {
    if (told.has(event)) return;
    told.add(event);
    sendEvent(addresses[event] ?? [], errorCode);
  };
}
