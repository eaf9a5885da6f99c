import { describe, expect, test } from 'vitest';
import { openBehindNginx } from './testing/behind-nginx.ts';
import { fromReadme, shipped } from './testing/configurations.ts';

const readers = Array.from({ length: 24 });

/** So few at a time that no connection has to be tried again. */
const inGroups = (addresses: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(addresses.length / 16) }, (_, index) => addresses.slice(index * 16, index * 16 + 16));

describe.each([['README’s', fromReadme], ['the cluster’s', shipped]])('nginx with %s configuration', (_, configure) => {
  test('answers 24 readers of every address at once', async () => {
    const { addresses, get } = await openBehindNginx(configure);
    for (const group of inGroups(addresses)) {
      const asking = group.map(address => Promise.all(readers.map(() => get(address))));
      for (const [index, answers] of (await Promise.all(asking)).entries()) {
        const [{ status, body } = { status: 0, body: '' }] = answers;
        expect.soft(status, group[index]).toBeLessThan(500);
        expect.soft(answers.filter(other => other.status !== status || other.body !== body), group[index]).toEqual([]);
      }
    }
  });

  test('passes on a page with the keys of 300 items, and 8 kB of headers', async () => {
    const { get } = await openBehindNginx(configure);
    expect((await get('/')).body).toContain('/news/1000299');
    expect((await get('/test/headers')).status).toBe(200);
  });
});

describe('the cache of README’s configuration', () => {
  test('lets no reader wait long for another one', async () => {
    const { addresses, asked, hold, get } = await openBehindNginx(fromReadme);
    const isAt = async (): Promise<number> => Number(/Writing: (\d+)/.exec((await get('/test/status')).body)?.[1]);
    for (const [index, group] of inGroups(addresses).entries()) {
      const release = hold();
      const asking = group.flatMap(address => readers.map(() => get(address)));
      // Beside the request for the status itself.
      await expect.poll(isAt, { timeout: 15_000 }).toBe(asking.length + 1);
      // Whoever asks second here waits longer than all others are to wait, who have begun before.
      const last = [get(`/test/lock/${index}`), get(`/test/lock/${index}`)];
      await expect.poll(() => asked(`/test/lock/${index}`), { timeout: 15_000 }).toBe(2);
      await get('/test/now');
      expect.soft(group.filter(address => asked(address) < readers.length)).toEqual([]);
      release();
      await Promise.all([...asking, ...last]);
    }
  });

  test('keeps what may be shared, and nothing else', async () => {
    const { addresses, asked, get } = await openBehindNginx(fromReadme);
    for (const address of addresses) {
      const { cacheControl } = await get(address);
      await get(address);
      const [, seconds = 0] = /(?:s-maxage|max-age)=([1-9]\d*)/.exec(cacheControl) ?? [];
      // What is kept for five seconds may be old by now.
      const times = seconds === '5' ? [1, 2] : [seconds ? 1 : 2];
      expect.soft(times, `${address}: ${cacheControl}`).toContain(asked(address));
    }
  });
});
