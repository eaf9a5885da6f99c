import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

async function run(script: string, limit = 20): Promise<{ code: number; printed: string }> {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const code = await runCommand(process.execPath, ['-e', script], { limit, grace: 1, print });
  return { code, printed };
}

const stayForEver = 'setInterval(() => {}, 1000)';

/** Starts a process that ignores signals, listens on a port and prints it. The parent stays alive, too. */
const withDeafChild = (detached: boolean): string => `
  const listen = "require('node:net').createServer().listen(0, function () { console.log(this.address().port); })";
  const script = "process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); " + listen;
  require('node:child_process').spawn(process.execPath, ['-e', script], { stdio: 'inherit', detached: ${detached} });
  ${stayForEver}`;

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, 'localhost');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test('returns the exit code and prints the output of a command', async () => {
  expect(await run("console.log('out'); console.error('err')")).toEqual({ code: 0, printed: 'out\nerr\n' });
  expect((await run('process.exit(3)')).code).toBe(3);
});

test('stops a command at its limit with a message, and fails', async () => {
  expect(await run(stayForEver, 0.2)).toEqual({ code: 1, printed: '\nStopped: it did not end within 0.2 s.\n' });
});

test('fails for a stopped command that ends with 0', async () => {
  const stopped = new AbortController();
  const script = `process.on('SIGINT', () => process.exit(0)); console.log('ready'); ${stayForEver}`;
  const options = { limit: 20, grace: 1, print: () => stopped.abort(), signal: stopped.signal };
  expect(await runCommand(process.execPath, ['-e', script], options)).toBe(1);
});

test.each([
  ['in its own process group', false],
  ['in another process group', true],
])('kills what a stopped command has started %s', async (_, detached) => {
  const stopped = new AbortController();
  let port = 0;
  const print = (text: string): void => {
    port = Number(text);
    stopped.abort();
  };
  const options = { limit: 20, grace: 0.2, print, signal: stopped.signal };
  expect(await runCommand(process.execPath, ['-e', withDeafChild(detached)], options)).toBe(1);
  expect(port).toBeGreaterThan(0);
  await expect.poll(() => isListening(port)).toBe(false);
});
