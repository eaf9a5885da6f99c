import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openServer } from '../../../scripts/small-server.ts';
import { openGoBetween } from './go-between.ts';

test('the proxy loses no request to a site that closes connections after each response', async () => {
  const used = new WeakSet<Socket>();
  await using site = await openServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
    response.end('answer');
  });
  const statuses: number[] = [];
  await using between = await openGoBetween(site.address, {
    script: '',
    hear: () => undefined,
    ask: () => Promise.resolve(status => void statuses.push(status)),
  });
  for (let asked = 0; asked < 2; asked += 1) expect(await (await fetch(between.address)).text()).toBe('answer');
  expect(statuses).toEqual([200, 200]);
});
