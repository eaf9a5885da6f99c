import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { standBetween } from './go-between.ts';

test('loses no request to a site that closes its lines after each answer', async () => {
  const used = new WeakSet<Socket>();
  const site = createServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy();
    used.add(socket);
    response.end('answer');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const statuses: number[] = [];
  await using between = await standBetween(`http://127.0.0.1:${port}`, {
    script: '',
    hear: () => undefined,
    ask: () => Promise.resolve(status => void statuses.push(status)),
  });
  for (let asked = 0; asked < 2; asked += 1) expect(await (await fetch(between.address)).text()).toBe('answer');
  expect(statuses).toEqual([200, 200]);
  site.close();
});
