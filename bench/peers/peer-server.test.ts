import { afterAll, beforeEach, expect, test } from 'vitest';
import { openServer } from '../../scripts/small-server.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';
import { openPeerServer } from './peer-server.ts';

const { at, write } = freshFolder();
const policy = "script-src 'self' 'sha256-a=' 'sha256-b='; base-uri 'none'; require-trusted-types-for 'script'";
const { address, stop } = await openServer(({ url, method }, response) => {
  response.writeHead(200, { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' });
  response.end(url === '/' ? '<body><p>same</p></body>' : `<body>${method} ${url}</body>`);
});
beforeEach(() => {
  for (const file of ['index.html', 'old.html']) write(file, '<body><b>same</b><script>go()</script></body>');
  write('app.js', 'go()');
});
afterAll(stop);

test('pages and files of a peer have the headers of the newsroom, which answers all the rest', async () => {
  const server = await openPeerServer(at(), ['/'], address);
  const ask = (path: string, init?: RequestInit) => fetch(server.address + path, init);
  const allowed = "script-src 'self' 'unsafe-inline'; base-uri 'none'";
  const page = await ask('/');
  expect(Object.fromEntries(page.headers)).toMatchObject({ 'content-encoding': 'br', 'content-security-policy': allowed });
  expect(await page.text()).toContain('<b>same</b>');
  const again = await ask('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, allowed]);
  const file = (await ask('/app.js')).headers;
  expect([file.get('cache-control'), file.get('content-security-policy')]).toEqual(['public, max-age=31536000, immutable', null]);
  expect(await (await ask('/rest/vote?id=1', { method: 'POST', body: 'a=1' })).text()).toContain('POST /rest/vote?id=1');
  server.stop();
});

test('a peer whose page shows something else than that of the newsroom is refused', async () => {
  await expect(openPeerServer(at(), ['/', '/old'], address)).rejects.toThrow(`is newer than the peer's: its text is "…same…"`);
});
