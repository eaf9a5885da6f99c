import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const script = `
  import { endOnSignals } from './bench/end-on-signals.ts';
  endOnSignals();
  process.on('exit', () => console.log('cleaned up'));
  setInterval(() => {}, 1000);
  console.log('begun');`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a run that is sent %s ends with %d, and what it has started with it', async (signal, code) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stdout.on('data', data => said.push(String(data)));
  child.stderr.on('data', data => said.push(String(data)));
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([code, null]);
  expect(said.join('')).toContain('What was measured is kept');
  expect(said.join('')).toContain('cleaned up');
});
