import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { baseUrl, type Cluster, origin } from './cluster.ts';
import { median, rounds } from './rounds.ts';
import { optionsOf, paths, pollPath, votesIn } from './trial.ts';

const run = promisify(execFile);

/** Reads kept pages, each connection after a pause. */
const reading = `
local paths = { ${[...paths, pollPath].map(path => JSON.stringify(path)).join(', ')} }
function request() return wrk.format("GET", paths[math.random(#paths)], { ["Accept-Encoding"] = "br" }) end
function delay() return math.random(0, 30) end
`;

/** Comes as a new reader, and votes as each of those who have come. */
const voting = (options: readonly string[]): string => `
local options = { ${options.join(', ')} }
local came = {}
local count = 0
local headers = { ["Accept"] = "application/json", ["Origin"] = "${baseUrl}", ["Content-Type"] = "application/x-www-form-urlencoded" }
function request()
  count = count + 1
  headers["Cookie"] = table.remove(came)
  headers["User-Agent"] = "reader " .. count .. " " .. os.time()
  headers["X-Forwarded-For"] = "10." .. math.random(255) .. "." .. math.random(255) .. "." .. math.random(255)
  if headers["Cookie"] then return wrk.format("POST", "/rest/vote", headers, "poid=" .. options[math.random(#options)]) end
  return wrk.format("POST", "/rest/visit", headers, "obj=news&nid=1001")
end
function response(status, received, body)
  local cookie = string.match(received["set-cookie"] or "", "^reader=[^;]+")
  if cookie and not string.find(body, '"ok"', 1, true) then table.insert(came, cookie) end
end
function delay() return math.random(120, 200) end
`;

interface Asked {
  requests: number;
  /** Milliseconds that half of the requests, nine tenths and all but one in a hundred took at most. */
  times: readonly number[];
}

const milliseconds = { us: 0.001, ms: 1, s: 1000 };

function timeAt(percent: number, report: string): number {
  const { time = '', unit = '' } = new RegExp(` ${percent}%\\s+(?<time>[\\d.]+)(?<unit>\\w+)`).exec(report)?.groups ?? {};
  const factor = new Map(Object.entries(milliseconds)).get(unit);
  if (factor === undefined) throw new Error(`wrk does not say how long ${percent} % of the requests took:\n${report}`);
  return Number(time) * factor;
}

/** Has so many connections ask as a script says. */
async function ask({ folder }: Cluster, name: string, script: string, connections: number): Promise<Asked> {
  const file = join(folder, `${name}.lua`);
  writeFileSync(file, script);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, '-d10s', '--latency', '-s', file, origin]);
  if (/Non-2xx/.test(stdout)) throw new Error(`Not all of ${name} was answered:\n${stdout}`);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    times: [50, 90, 99].map(percent => timeAt(percent, stdout)),
  };
}

function print(name: string, pages: readonly Asked[]): void {
  const [p50 = 0, p90 = 0, p99 = 0] = [0, 1, 2].map(index => median(pages.map(({ times }) => times[index] ?? 0)));
  const each = pages.map(({ times }) => times[2]?.toFixed(1)).join(', ');
  console.info(`| ${name} | ${p50.toFixed(2)} | ${p90.toFixed(2)} | ${p99.toFixed(2)} (${each}) | ${(p99 / p50).toFixed(1)} |`);
}

/** Lets readers read a thousand kept pages a second, in turns with and without one post in twenty of all requests. */
export async function measureReads(cluster: Cluster): Promise<void> {
  cluster.serveBy(cluster.processes.length);
  const script = voting(await optionsOf());
  const before = (await votesIn(cluster)).size;
  const alone: Asked[] = [];
  const beside: Asked[] = [];
  let [reads, posts] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    alone.push(await ask(cluster, 'reading', reading, 16));
    const [read, posted] = await Promise.all([ask(cluster, 'reading', reading, 16), ask(cluster, 'voting', script, 8)]);
    beside.push(read);
    reads += read.requests;
    posts += posted.requests;
  }
  console.info('| kept pages | p50, ms | p90, ms | p99, ms (each round) | p99 ÷ p50 |');
  console.info('| --- | --: | --: | --- | --: |');
  print('alone', alone);
  const votes = (await votesIn(cluster)).size - before;
  print(`with ${((posts * 100) / (reads + posts)).toFixed(1)} % posts`, beside);
  console.info(`Of ${posts} posts ${votes} were votes`);
}
