// Keeps what `vitals` boxes tell as rows for `dakkeh-bench field`: node vitals-receiver.mjs <file> <port> <build…>
// An example: behind a proxy, take the client from X-Forwarded-For; for many page views, keep the rows in a database.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, port, ...builds] = process.argv.slice(2);
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
const rows = new Map(lines.map(line => [line.replace(/\t\d+$/, ''), Number(/\d+$/.exec(line))]));
const clients = new Map();
const measured = ['lcp', 'inp', 'cls', 'fcp', 'ttfb', 'wait'];
const parts = [
  ...['lcp', 'cls', 'inp'].map(metric => [metric, 'element', `${metric}At`]),
  ...[['inp', 'event', 'inpBy'], ['inp', 'script', 'inpIn']],
];

function bucketOf(metric, value) {
  const size = metric === 'cls' ? value * 10_000 : Number(value);
  return size < 10 ? 0 : Math.min(48, Math.floor(Math.log(size / 10) / Math.log(1.2) + 1e-9) + 1);
}

function keep({ kind, build, net = '', mem = '', nav = '', ...told }, day) {
  const view = [kind, net, mem && Math.min(8, Math.max(1, mem)), build, nav];
  const added = [
    [...view, 'views', '', 0],
    ...measured.filter(metric => told[metric]).map(metric => [...view, metric, '', bucketOf(metric, told[metric])]),
    ...parts.filter(([, , name]) => told[name]).map(([metric, what, name]) =>
      [kind, '', '', build, '', metric, `${what} ${told[name]}`, bucketOf(metric, told[metric])]),
  ];
  for (const key of added.map(cells => [day, ...cells].join('\t'))) rows.set(key, (rows.get(key) ?? 0) + 1);
  writeFileSync(file, [...rows].map(([key, n]) => `${key}\t${n}\n`).join(''));
}

const isRight = told =>
  builds.includes(told.build) && /^[a-z-]{1,20}$/.test(told.kind) &&
  Object.values(told).every(value => /^[\w. -]{1,60}$/.test(value)) &&
  measured.every(name => /^\d{1,6}(\.\d{1,4})?$/.test(told[name] ?? '0'));

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) if ((body += chunk).length > 2000) return request.destroy();
  const told = Object.fromEntries(new URLSearchParams(body));
  const day = new Date().toISOString().slice(0, 10);
  const client = `${day} ${request.socket.remoteAddress}`;
  clients.set(client, (clients.get(client) ?? 0) + 1);
  const status = clients.get(client) > 20 ? 429 : request.url === '/rest/vitals' && isRight(told) ? 200 : 422;
  if (status === 200) keep(told, day);
  return response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end('{}');
});
server.listen(port, () => console.info(server.address().port));
