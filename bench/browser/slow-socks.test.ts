import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openSlowSocks } from './slow-socks.ts';

async function read(socket: Socket, bytes: number): Promise<Buffer> {
  let all = Buffer.alloc(0);
  while (all.length < bytes) all = Buffer.concat([all, ((await once(socket, 'data')) as [Buffer])[0]]);
  return all;
}

test('the slow proxy forwards to the mapped host, counts received bytes and changes none', async () => {
  // Simulates a slow machine, on which every other timer fires after the one started next.
  const begin = setTimeout;
  let isLate = false;
  vi.stubGlobal('setTimeout', (act: () => void, delay: number) => {
    isLate = !isLate;
    return begin(act, delay + (isLate ? 60 : 0));
  });
  const sent = Buffer.from('slow '.repeat(4000));
  const site = createServer(socket => void socket.once('data', () => socket.end(sent)).on('error', () => undefined));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  await using line = await openSlowSocks(({ host }) => ({ host: host === 'news.example' ? '127.0.0.1' : 'nowhere.invalid', port }));
  const browser = connect(line.port, '127.0.0.1');
  browser.write(Buffer.from([5, 1, 0]));
  await read(browser, 2);
  browser.write(Buffer.from([5, 1, 0, 3, 12, ...Buffer.from('news.example'), 0, 80]));
  await read(browser, 10);
  browser.write('GET');
  expect((await read(browser, sent.length)).equals(sent)).toBe(true);
  expect(line.received()).toBe(sent.length);
  browser.destroy();
  site.close();
});
