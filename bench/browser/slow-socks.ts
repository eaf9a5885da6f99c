import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { HostAndPort } from '../sites/arm.ts';
import { slowLine } from './phone.ts';

/** A network line that all connections of a browser share. */
export interface SlowSocks extends AsyncDisposable {
  port: number;
  /** Returns the number of bytes received so far, including headers. */
  received: () => number;
}

/** Number of bytes that one connection receives before the next one gets its turn. */
const turn = 4096;
const oneWay = slowLine.latency / 2;
const perMillisecond = slowLine.downloadThroughput / 1000;

/** Sends the queued data of all connections in turns, at the speed of the line. */
function createDownlink(): { send: (to: Socket, chunk: Buffer) => void; received: () => number } {
  const queues = new Map<Socket, Buffer>();
  const underWay: (() => void)[] = [];
  let isBusy = false;
  let received = 0;

  async function drain(): Promise<void> {
    isBusy = true;
    let freeAt = performance.now();
    for (let [first] = queues; first; [first] = queues) {
      const [to, queue] = first;
      const part = queue.subarray(0, turn);
      queues.delete(to);
      if (queue.length > part.length) queues.set(to, queue.subarray(turn));
      received += part.length;
      freeAt += part.length / perMillisecond;
      // On a busy machine, timers may fire in another order than they were started.
      underWay.push(() => to.write(part));
      setTimeout(() => underWay.shift()?.(), Math.max(0, freeAt - performance.now()) + oneWay);
      await pause(Math.max(0, freeAt - performance.now()));
    }
    isBusy = false;
  }
  return {
    send: (to, chunk) => {
      queues.set(to, Buffer.concat([queues.get(to) ?? Buffer.alloc(0), chunk]));
      if (!isBusy) void drain();
    },
    received: () => received,
  };
}

/** Returns the host and port that a SOCKS5 request asks for (RFC 1928, section 4). */
function placeIn(message: Buffer): HostAndPort {
  const [, , , kind = 0, length = 0] = message;
  if (kind === 3) return { host: message.toString('latin1', 5, 5 + length), port: message.readUInt16BE(5 + length) };
  const size = kind === 4 ? 16 : 4;
  const bytes = message.subarray(4, 4 + size);
  const host = kind === 4 ? (bytes.toString('hex').match(/.{4}/g) ?? []).join(':') : bytes.join('.');
  return { host, port: message.readUInt16BE(4 + size) };
}

async function nextChunk(socket: Socket): Promise<Buffer> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk;
}

/**
 * Opens a local SOCKS5 proxy as slow as the phone's line: 150 ms round trip for each handshake and each exchange, and
 * one bandwidth for all connections. DevTools throttles each page separately.
 */
export async function openSlowSocks(placeOf: (asked: HostAndPort) => HostAndPort): Promise<SlowSocks> {
  const down = createDownlink();
  const sockets = new Set<Socket>();

  async function serve(browser: Socket): Promise<void> {
    await nextChunk(browser);
    browser.write(Buffer.from([5, 0]));
    const { host, port } = placeOf(placeIn(await nextChunk(browser)));
    const site = connect({ host, port });
    const destroy = (): void => {
      browser.destroy();
      site.destroy();
      sockets.delete(browser);
    };
    site.on('error', destroy);
    browser.on('close', destroy);
    site.on('data', (chunk: Buffer) => down.send(browser, chunk));
    site.on('close', () => setTimeout(destroy, slowLine.latency + site.bytesRead / perMillisecond));
    await once(site, 'connect');
    await pause(slowLine.latency);
    browser.on('data', (chunk: Buffer) => setTimeout(() => site.write(chunk), oneWay));
    browser.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
  }

  const server = createServer(browser => {
    sockets.add(browser);
    browser.on('error', () => browser.destroy());
    void serve(browser).catch(() => browser.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    received: down.received,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await Promise.resolve();
    },
  };
}
