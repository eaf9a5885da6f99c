import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

interface Ending {
  code: number;
  printed: string;
}

async function run(script: string, limit = 20): Promise<Ending> {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const code = await runCommand(process.execPath, ['-e', script], { limit, grace: 1, print });
  return { code, printed };
}

const stayForEver = 'setInterval(() => {}, 1000)';

/** Starts one more process that hears no SIGTERM, listens on a port, prints it, and stays as it does itself. */
const withDeafChild = `
  const listen = "require('node:net').createServer().listen(0, function () { console.log(this.address().port); })";
  const script = "process.on('SIGTERM', () => {}); " + listen;
  require('node:child_process').spawn(process.execPath, ['-e', script], { stdio: 'inherit' });
  ${stayForEver}`;

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, 'localhost');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test('a command that ends is taken at its word, with all that it has printed', async () => {
  expect(await run("console.log('out'); console.error('err')")).toEqual({ code: 0, printed: 'out\nerr\n' });
  expect((await run('process.exit(3)')).code).toBe(3);
});

test('a command that there is not has failed', async () => {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  expect(await runCommand('no-such-command', [], { limit: 20, grace: 1, print })).toBe(1);
  expect(printed).toContain('no-such-command');
});

test('a command that never ends says so and has failed within its limit', async () => {
  expect(await run(stayForEver, 0.2)).toEqual({ code: 1, printed: '\nThis did not end within 0.2 s, and was stopped.\n' });
});

test('a command that is stopped has failed, also where it calls that a success', async () => {
  expect((await run(`process.on('SIGTERM', () => process.exit(0)); ${stayForEver}`, 0.5)).code).toBe(1);
});

test('what a command has started does not outlive its limit, and does not make it longer', async () => {
  const { code, printed } = await run(withDeafChild, 2);
  expect(code).toBe(1);
  const [port = ''] = printed.match(/^\d+$/m) ?? [];
  expect(Number(port)).toBeGreaterThan(0);
  await expect.poll(() => isListening(Number(port))).toBe(false);
});
