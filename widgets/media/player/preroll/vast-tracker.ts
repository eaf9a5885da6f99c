import type { AdvertEvent, Track } from './advert.ts';
import { now } from '../../../shared/base/time.ts';
import { secureAddress } from '../../../shared/base/web-address.ts';

/** The addresses that are told of an event. */
export type EventAddresses = Readonly<Partial<Record<AdvertEvent, readonly string[]>>>;

/** Fills in what an address asks for: an error's code, and what no cache has seen. Names are in brackets. */
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

/** Tells addresses that something has happened, even while the page is left; what they answer is nobody's concern. */
export function sendEvent(addresses: readonly string[], errorCode?: number): void {
  for (const template of new Set(addresses)) {
    const address = secureAddress(fillMacros(template, errorCode?.toString()));
    if (address === undefined) continue;
    void fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }).catch(() => undefined);
  }
}

/** Tells of each event once, however often it happens. */
export function createTracker(addresses: EventAddresses): Track {
  const told = new Set<AdvertEvent>();
  return (event, errorCode) => {
    if (told.has(event)) return;
    told.add(event);
    sendEvent(addresses[event] ?? [], errorCode);
  };
}
