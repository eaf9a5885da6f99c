import { request } from 'node:http';
import type { Answer, Question, Source } from './answer.ts';

/** What holds for one connection alone, and what the front decides anew. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade', 'http2-settings']);

function headersFor({ headers, body }: Question): Record<string, string | string[]> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') || ofConnection.has(name) ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(kept),
    host: String(headers[':authority'] ?? headers.host),
    'accept-encoding': 'identity',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
    'content-length': String(body.length),
  };
}

/** Hands questions on to a server of this machine, which is told that they came by https. */
export const upstream =
  (address: string): Source =>
  question =>
    new Promise<Answer>((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const options = { hostname, port, method: question.method, path: question.path, headers: headersFor(question) };
      const outgoing = request(options, incoming => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        incoming.on('end', () => {
          const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
            value === undefined || ofConnection.has(name) ? [] : [[name, value] as const],
          );
          resolve({ status: incoming.statusCode ?? 502, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) });
        });
      });
      outgoing.on('error', reject).end(question.body);
    });
