import { connect, createServer, type Socket } from 'node:net';

/** An address that leads to a server: it can be cut off, and can answer late. */
export interface Relay {
  /** Breaks all connections; new ones are refused to be answered for so many milliseconds from now on. */
  cut: (lateBy: number) => void;
  close: () => Promise<void>;
}

/** Opens an address that passes on all that comes to another one of this machine. */
export async function openRelay(port: number, target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let answersFrom = 0;

  function pass(client: Socket): void {
    const server = connect(target, '127.0.0.1');
    const pair = [client, server];
    const end = (): void => {
      for (const socket of pair) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of pair) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end).on('close', end);
    }
    client.pipe(server).pipe(client);
  }

  const relay = createServer(client => {
    client.on('error', () => undefined);
    const late = answersFrom - performance.now();
    if (late <= 0) pass(client);
    else setTimeout(() => pass(client), late);
  });
  await new Promise<void>((resolve, reject) => relay.once('error', reject).listen(port, '127.0.0.1', resolve));

  return {
    cut(lateBy) {
      answersFrom = performance.now() + lateBy;
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise(resolve => {
        relay.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
