import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, origin } from './cluster.ts';
import { paths, pollPath } from './trial.ts';

const run = promisify(execFile);

const minutes = Number(process.env.MEMORY_MINUTES ?? 10);

/** What one process may have, in MB: README's alarm is higher. */
const most = 250;

const kept = [...paths, pollPath, '/sports', '/live/first-snow', '/en/sections'];

/** Kept pages and made ones, searches for words that there are and are not, captchas, live answers. */
const reading = `
local kept = { ${kept.map(path => JSON.stringify(path)).join(', ')} }
local encodings = { "br", "gzip", "identity" }
local count = 0
function request()
  count = count + 1
  local path = kept[math.random(#kept)]
  local kind = count % 10
  if kind == 1 then path = "/news/" .. (1000 + math.random(400)) end
  if kind == 2 then path = "/archive?all=%D8%A8%D8%B1%D9%81" .. math.random(99) end
  if kind == 3 then path = "/archive?all=x" .. math.random(100000) end
  if kind == 4 then path = "/captcha?key=1" .. math.random(1000000000, 1999999999) end
  if kind == 5 then path = "/news/1001?replyTo=101" end
  if kind == 6 then path = "/?from=" .. math.random(300) end
  if kind == 7 then path = "/sport/standingAndFixtures/1" end
  return wrk.format("GET", path, { ["Accept-Encoding"] = encodings[math.random(#encodings)] })
end
`;

/** Resident megabytes of a process. */
const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Has 40 connections ask one process for all that it has; prints its memory. Returns whether that stayed in bounds. */
export async function measureMemory({ folder, processes, serveBy }: Cluster): Promise<boolean> {
  serveBy(1);
  const script = join(folder, 'memory.lua');
  writeFileSync(script, reading);
  const found = [memoryOf(processes[0]?.pid())];
  const asking = run('wrk', ['-t1', '-c40', `-d${minutes * 60}s`, '-s', script, origin]);
  const isOver = asking.then(() => true);
  while (!(await Promise.race([isOver, pause(10_000, false)]))) found.push(memoryOf(processes[0]?.pid()));
  const highest = Math.max(...found);
  console.info(`MB of one process at 40 connections, every 10 s: ${found.map(Math.round).join(', ')}`);
  console.info((await asking).stdout);
  if (highest > most) console.info(`That is more than ${most} MB`);
  return highest <= most;
}
