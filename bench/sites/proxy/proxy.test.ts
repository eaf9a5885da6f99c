import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ResponseChange, openProxy, type ProxyRequest, type ProxyResponse, type ProxyServer, type Source } from './proxy.ts';

let proxy: ProxyServer | undefined;
let asked: ProxyRequest[];
beforeEach(() => {
  asked = [];
});
afterEach(async () => {
  await proxy?.stop();
});

const html = (text: string, cacheControl = 'public, s-maxage=60'): ProxyResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': cacheControl },
  body: Buffer.from(text),
});

const answering =
  (answer: ProxyResponse | null): Source =>
  proxied => {
    asked.push(proxied);
    return Promise.resolve(answer);
  };

async function fetchFrom(path: string, method = 'GET', body = '') {
  const session = connect(proxy?.address ?? '', { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': path, ':method': method });
    if (method !== 'GET') stream.end(body);
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    return { status: headers[':status'], headers, body: await buffer(stream) };
  } finally {
    session.destroy();
  }
}

const open = async (sources: readonly Source[], alter?: ResponseChange): Promise<void> => {
  proxy = await openProxy(sources, alter ? { alter } : {});
};

test('pages are sent with brotli over HTTP/2, with their length', async () => {
  await open([answering(html('<p>'.repeat(100)))]);
  const { headers, body } = await fetchFrom('/');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe('<p>'.repeat(100));
});

test('a page is cached after its first request, and a call is not', async () => {
  await open([answering(html('page'))]);
  await fetchFrom('/');
  await fetchFrom('/');
  expect(asked).toHaveLength(1);
  await fetchFrom('/rest/vote', 'POST', 'a=1');
  await fetchFrom('/rest/vote', 'POST', 'a=1');
  expect(asked.slice(1).map(({ body }) => body.toString())).toEqual(['a=1', 'a=1']);
});

test('a failing source gets an error response, and the proxy goes on', async () => {
  let isFirst = true;
  await open([
    () => {
      if (!isFirst) return Promise.resolve(html('again'));
      isFirst = false;
      return Promise.reject(new Error('connection refused'));
    },
  ]);
  expect((await fetchFrom('/')).status).toBe(502);
  expect((await fetchFrom('/')).status).toBe(200);
});
