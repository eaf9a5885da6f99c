import { vi } from 'vitest';
import { type VastAnswer, vastAnswers, vastDocument } from '../../../../fixtures/server/media/vast-document.ts';

interface AdServer {
  /** URLs of the requested adverts. */
  asked: string[];
  /** Tracked events, errors with their code. */
  told: string[];
  /** Options of the last request for an advert. */
  options: RequestInit;
}

/** Returns the URL of a response. */
export const tagOf = (answer: string): string => `${location.origin}/vast?answer=${answer}`;

const never = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

/** Delays a response by 4.9 s. */
const inAWhile = <Answer>(answer: Answer): Promise<Answer> =>
  new Promise(resolve => setTimeout(resolve, 4900, answer));

const isAnswer = (name: string | null): name is VastAnswer => vastAnswers.some(answer => answer === name);

/** Replaces `fetch` with the newsroom's ad server. */
export function serveAdverts(): AdServer {
  const server: AdServer = { asked: [], told: [], options: {} };
  vi.stubGlobal('fetch', (address: string, options: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address);
    if (pathname === '/vast/track') {
      server.told.push([searchParams.get('event'), searchParams.get('code')].filter(Boolean).join(' '));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    server.asked.push(address);
    server.options = options;
    const name = searchParams.get('answer');
    if (name === 'slow') return never(options.signal);
    if (name === 'late') return inAWhile(new Response(vastDocument('inline', location.origin)));
    if (!isAnswer(name)) return Promise.resolve(new Response('', { status: 400 }));
    return Promise.resolve(new Response(vastDocument(name, location.origin)));
  });
  return server;
}
