import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyAddress } from '../../fixtures/server/testing/every-address.ts';
import { everyPage } from '../testing/every-page.ts';
import { host, openSite } from '../testing/site.ts';

// A formatter holds tens of kilobytes outside of the heap, so V8 sees no reason to collect thousands of them soon.

const holders = { Intl, 'Date.prototype': Date.prototype };
const watched = [
  ...Object.getOwnPropertyNames(Intl).filter(name => /^[A-Z]/.test(name) && name !== 'Locale').map(name => ['Intl', name] as const),
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map(name => ['Date.prototype', name] as const),
];
const made: string[] = [];
const restore: (() => void)[] = [];

beforeEach(() => {
  for (const [holder, name] of watched) {
    const own: unknown = Reflect.get(holders[holder], name);
    if (typeof own !== 'function') throw new Error(`There is no ${holder}.${name}`);
    const note = (given: unknown[]): void => void made.push(`${name} ${JSON.stringify(given)}`);
    const noting = new Proxy(own, {
      construct(target, given: unknown[]) {
        note(given);
        return Reflect.construct(target, given) as object;
      },
      apply(target, self, given: unknown[]) {
        note(given);
        return Reflect.apply(target, self, given) as unknown;
      },
    });
    Reflect.set(holders[holder], name, noting);
    restore.push(() => Reflect.set(holders[holder], name, own));
  }
});

afterEach(() => {
  for (const back of restore.splice(0)) back();
});

test('a server creates no new formatter for a response it has sent before', async () => {
  for (const round of ['first', 'second']) {
    // A second server in the same process has no cached pages.
    const app = await openSite();
    for (const address of [...everyAddress(app.routes), ...everyPage.map(([, page]) => page), '/ckb/prayer-times']) {
      made.length = 0;
      await app.request(host + address);
      if (round === 'second') expect(made, address).toEqual([]);
    }
  }
});
