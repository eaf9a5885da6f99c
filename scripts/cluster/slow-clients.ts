import { connect, type Socket } from 'node:net';

/** Clients that send a letter of their request a second. Resolves once all of them are connected. */
export async function connectSlowly(port: number, count: number): Promise<{ stop: () => void; open: () => number }> {
  const request = `GET / HTTP/1.1\r\nHost: news.example\r\nCookie: ${'x'.repeat(4000)}\r\n\r\n`;
  const sockets = new Set<Socket>();

  function one(): Promise<void> {
    return new Promise(resolve => {
      const socket = connect(port, '127.0.0.1', resolve);
      sockets.add(socket);
      socket.on('error', resolve).on('close', () => sockets.delete(socket));
    });
  }

  // So many at once as a queue of connections has room for.
  for (let left = count; left > 0; left -= 500) await Promise.all(Array.from({ length: Math.min(500, left) }, one));
  let sent = 0;
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write(request.charAt(sent));
    sent++;
  }, 1000);
  return {
    open: () => sockets.size,
    stop() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
