import { spawn } from 'node:child_process';

const terminal = process.stdout.isTTY === true;

/** Reports regularly that a long step is running. Returns a function that stops this. */
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
 * Runs a command and reports regularly that it is running. Resolves with its exit code and output; the code is `ENOENT`
 * if the command is missing.
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

/** Prints the first matching lines of an output, indented. */
export function showLines(output, pattern, most = 6) {
  const lines = output.split('\n').filter(line => pattern.test(line));
  for (const line of lines.slice(0, most)) console.error(`  ${line.trimEnd()}`);
}
