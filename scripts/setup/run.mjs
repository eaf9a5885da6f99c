import { spawn } from 'node:child_process';

const terminal = process.stdout.isTTY === true;

/** Says every so often that a long step is still at work; returns how to stop it. */
function heartbeat(label) {
  const start = Date.now();
  const beat = () => {
    const line = `  ${label} (${Math.round((Date.now() - start) / 1000)} s)`;
    process.stdout.write(terminal ? `\r${line}` : `${line}\n`);
  };
  const timer = setInterval(beat, terminal ? 1000 : 15_000);
  return () => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[K');
  };
}

/**
 * Runs a command to its end while saying that it is at work.
 * Resolves with its exit code and what it printed; a command that is not there has the code `ENOENT`.
 */
export function run(label, [command, ...args], options = {}) {
  return new Promise(resolve => {
    const stop = heartbeat(label);
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = chunk => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = code => {
      stop();
      resolve({ code, output });
    };
    child.on('error', error => end(error.code));
    child.on('close', end);
  });
}

/** The first lines of an output that match, indented, for the reader who wants to know more. */
export function showLines(output, pattern, most = 6) {
  const lines = output.split('\n').filter(line => pattern.test(line));
  for (const line of lines.slice(0, most)) console.error(`  ${line.trimEnd()}`);
}
