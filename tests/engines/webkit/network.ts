import type { OutgoingHttpHeaders } from 'node:http';
import type { ProxiedRequest, Fate } from './proxy.ts';
import type { Emit } from './tab.ts';

interface Text {
  type: 'string' | 'base64';
  value: string;
}

export interface NetworkCommand {
  request?: string;
  intercept?: string;
  phases?: string[];
  url?: string;
  method?: string;
  statusCode?: number;
  headers?: { name: string; value: Text }[];
  body?: Text;
}

const listed = (headers: OutgoingHttpHeaders): NetworkCommand['headers'] =>
  Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value: String(value) } }));

const bytesOf = ({ type, value }: Text): Buffer => Buffer.from(value, type === 'base64' ? 'base64' : 'utf8');

export const headersIn = (list: NetworkCommand['headers'] = []): OutgoingHttpHeaders =>
  Object.fromEntries(
    [...Map.groupBy(list, ({ name }) => name.toLowerCase())].map(([name, all]) => {
      const [value = '', ...more] = all.map(header => bytesOf(header.value).toString());
      return [name, more.length > 0 ? [value, ...more] : value];
    }),
  );

/** Reports requests and responses to Playwright, and executes its commands for them. */
export class Network {
  context = '';
  readonly #emit: Emit;
  readonly #headers: OutgoingHttpHeaders;
  readonly #decide = new Map<string, (fate: Fate) => void>();
  readonly #bodies = new Map<string, Buffer>();
  readonly #navigations = new Map<string, string>();
  /** Page requests without a response. */
  readonly #unanswered = new Set<ProxiedRequest>();
  readonly #intercepts = new Set<string>();

  constructor(emit: Emit, headers: OutgoingHttpHeaders) {
    this.#emit = emit;
    this.#headers = headers;
  }

  #tell(event: string, { id, url, method, headers }: ProxiedRequest, more: object): void {
    const timestamp = Date.now();
    const destination = headers['sec-fetch-dest'] ?? '';
    const timings = { requestTime: timestamp, responseEnd: timestamp };
    const initiatorType = destination === 'empty' ? 'fetch' : '';
    const kind = { destination, initiatorType };
    const request = { request: id, url, method, headers: listed(headers), bodySize: 0, timings, ...kind };
    const navigation = this.#navigations.get(id) ?? null;
    this.#emit(`network.${event}`, { context: this.context, navigation, redirectCount: 0, timestamp, request, ...more });
  }

  async ask(asked: ProxiedRequest, navigation: string): Promise<Fate> {
    if (navigation) this.#navigations.set(asked.id, navigation);
    if (navigation) this.#unanswered.add(asked);
    const intercepts = [...this.#intercepts];
    const isBlocked = intercepts.length > 0;
    const { promise, resolve } = Promise.withResolvers<Fate>();
    if (isBlocked) this.#decide.set(asked.id, resolve);
    else resolve({ does: 'continue' });
    this.#tell('beforeRequestSent', asked, isBlocked ? { isBlocked, intercepts } : { isBlocked });
    const fate = await promise;
    return fate.does === 'continue' ? { ...fate, headers: { ...fate.headers, ...this.#headers } } : fate;
  }

  answer(asked: ProxiedRequest, status: number, headers: OutgoingHttpHeaders): void {
    this.#unanswered.delete(asked);
    const sizes = { headersSize: 0, bodySize: 0 };
    const response = { url: asked.url, status, statusText: '', headers: listed(headers), protocol: 'http/1.1', ...sizes };
    this.#tell('responseStarted', asked, { response });
  }

  end(asked: ProxiedRequest, body: Buffer | undefined): void {
    if (body) this.#bodies.set(asked.id, body);
    if (body) this.#tell('responseCompleted', asked, { response: { bodySize: body.length } });
    // A service worker may answer a navigation with another page, so a lost page request is not reported here.
    else if (!this.#navigations.has(asked.id)) this.#lose(asked);
  }

  #lose(asked: ProxiedRequest): void {
    this.#tell('fetchError', asked, { errorText: 'The line is cut' });
  }

  /**
   * Called when a page, perhaps from its service worker, has loaded. Reports the pending page requests as lost, because
   * Playwright waits for them.
   */
  enter(): void {
    for (const asked of this.#unanswered) this.#lose(asked);
    this.#unanswered.clear();
  }

  obey(method: string, given: NetworkCommand): object | undefined {
    const { request = '', intercept = '', phases, statusCode: status = 200 } = given;
    const decide = this.#decide.get(request);
    const body = given.body && bytesOf(given.body);
    const headers = headersIn(given.headers);
    if (method === 'network.getData') return { bytes: { type: 'base64', value: this.#bodies.get(request)?.toString('base64') ?? '' } };
    if (method === 'network.addIntercept' && phases?.includes('beforeRequestSent')) {
      const name = crypto.randomUUID();
      this.#intercepts.add(name);
      return { intercept: name };
    }
    if (method === 'network.removeIntercept') this.#intercepts.delete(intercept);
    if (method === 'network.failRequest') decide?.({ does: 'fail' });
    if (method === 'network.provideResponse') decide?.({ does: 'answer', status, headers, body: body ?? Buffer.alloc(0) });
    if (method === 'network.continueRequest') decide?.({ does: 'continue', url: given.url, method: given.method, headers, body });
    return undefined;
  }
}
