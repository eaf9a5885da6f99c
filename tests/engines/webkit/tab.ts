import type { OutgoingHttpHeaders } from 'node:http';
import type { Driver, Send } from '../../../bench/browser/engines/webkit.ts';
import { type Call, type RemoteValue, saidBy, scriptFor } from './evaluate.ts';
import { type ProxiedRequest, openProxy, reportPath } from './proxy.ts';
import { Network } from './network.ts';
import { reporterScript, type PageReport } from './page-report.ts';

export type Emit = (method: string, params: object) => void;
export type Commands = Readonly<Record<string, (params: Record<string, unknown>) => unknown>>;

interface Parts {
  context: string;
  network: Network;
  stop: () => void;
}

interface Options {
  /** Scripts that run first in every page, in addition to the reporting script. */
  scripts: ReadonlyMap<string, string>;
  /** Headers added to every request. */
  headers: OutgoingHttpHeaders;
}

/** Result of a call. */
interface Outcome {
  type: string;
  result: RemoteValue;
}

export interface Size {
  width: number;
  height: number;
}

/** The only page of WebKitGTK. */
export class Tab {
  readonly context: string;
  readonly #send: Send;
  readonly #emit: Emit;
  readonly #network: Network;
  readonly #stop: () => void;
  #url = 'about:blank';
  #realm = 0;
  #gone = Promise.withResolvers<Outcome>();
  /** Id of the navigation that has started but not committed; empty without one. */
  #coming = '';
  #navigations = 0;
  /** Input actions run one after another, because Playwright does not wait for them. */
  #acting: Promise<unknown> = Promise.resolve();

  private constructor(send: Send, emit: Emit, { context, network, stop }: Parts) {
    this.#send = (method, path, body) => send(method, `${context}/${path}`, body);
    this.#emit = emit;
    this.context = context;
    this.#network = network;
    this.#stop = stop;
  }

  static async open({ send, open }: Driver, emit: Emit, { scripts, headers }: Options): Promise<Tab> {
    const opened = Promise.withResolvers<Tab>();
    const network = new Network(emit, headers);
    const { address, stop } = await openProxy({
      hear: async message => (await opened.promise).hear(message),
      script: () => [`(${reporterScript.toString()})(${JSON.stringify(reportPath)})`, ...scripts.values()].join(';\n'),
      ask: async asked => network.ask(asked, (await opened.promise).navigationOf(asked)),
      answered: (...answer) => network.answer(...answer),
      ended: (asked, body) => network.end(asked, body),
    });
    const context = await open({ proxy: address, pageLoadStrategy: 'none' });
    network.context = context;
    const tab = new Tab(send, emit, { context, network, stop });
    opened.resolve(tab);
    return tab;
  }

  async begin(userContext: unknown, size: Size): Promise<void> {
    // Longer than any test waits for a script.
    await this.#send('POST', 'timeouts', { script: 600_000 });
    this.#tell('browsingContext.contextCreated', { userContext, children: null, parent: null });
    this.#enter(this.#url);
    await this.resize(size);
  }

  async close(): Promise<void> {
    this.#gone.resolve({ type: 'lost', result: {} });
    // The browser may have ended already.
    await this.#send('DELETE', '').catch(() => undefined);
    this.#stop();
    this.#tell('browsingContext.contextDestroyed', { children: null, parent: null });
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#send('POST', 'window/rect', { x: 0, y: 0, width, height });
    // The resize takes effect some time later.
    while ((await this.#send('POST', 'execute/sync', { script: 'return innerWidth', args: [] })) !== width);
  }

  #tell(event: string, more: object = {}): void {
    this.#emit(event, { context: this.context, url: this.#url, navigation: null, timestamp: Date.now(), ...more });
  }

  #start(url: string): string {
    this.#navigations += 1;
    this.#coming = `${this.context}-${this.#navigations}`;
    this.#tell('browsingContext.navigationStarted', { navigation: this.#coming, url });
    return this.#coming;
  }

  /**
   * Returns the id of the navigation that a request belongs to, or an empty string for requests other than documents.
   */
  navigationOf({ headers, url }: ProxiedRequest): string {
    return headers['sec-fetch-dest'] === 'document' ? this.#coming || this.#start(url) : '';
  }

  /** Commits a navigation: ends the calls of the previous page and announces the new realm. */
  #enter(url: string): void {
    const navigation = this.#coming || this.#start(url);
    this.#coming = '';
    this.#url = url;
    for (const world of ['', '-utility']) this.#emit('script.realmDestroyed', { realm: this.#nameOf(world) });
    this.#gone.resolve({ type: 'lost', result: {} });
    this.#gone = Promise.withResolvers();
    this.#realm += 1;
    this.#tell('browsingContext.navigationCommitted', { navigation });
    this.#network.enter();
    this.#tell('script.realmCreated', { realm: this.#nameOf(), origin: '', type: 'window' });
  }

  #nameOf(world = ''): string {
    return `${this.context}-${this.#realm}${world}`;
  }

  hear({ kind, url, text }: PageReport): void {
    const source = { context: this.context, realm: this.#nameOf() };
    const stackTrace = { callFrames: [{ url, lineNumber: 0, columnNumber: 0 }] };
    const entry = { level: 'error', text, source, stackTrace, timestamp: Date.now() };
    if (kind === 'start') this.#enter(url);
    if (kind === 'ready') this.#tell('browsingContext.domContentLoaded');
    if (kind === 'load') this.#tell('browsingContext.load');
    if (kind === 'error') this.#emit('log.entryAdded', { ...entry, type: 'javascript' });
    if (kind === 'console') this.#emit('log.entryAdded', { ...entry, type: 'console', method: 'error', args: [{ type: 'string', value: text }] });
    if (kind !== 'moved') return;
    this.#url = url;
    this.#tell('browsingContext.historyUpdated');
  }

  async #call(call: Call): Promise<object> {
    const realm = this.#nameOf('-utility');
    const asked = this.#send('POST', 'execute/async', { script: scriptFor(call), args: [] }) as Promise<Outcome>;
    // A page that was left may never answer.
    const answer = await Promise.race([asked, this.#gone.promise]);
    if (answer.type === 'lost' || realm !== this.#nameOf('-utility')) throw new Error('no such frame');
    return answer.type === 'success' ? { type: 'success', realm, result: saidBy(answer.result) } : { ...answer, realm };
  }

  async #navigate(url: string): Promise<object> {
    const isPart = url.includes('#') && url.split('#', 1)[0] === this.#url.split('#', 1)[0];
    const navigation = isPart ? null : this.#start(url);
    await this.#send('POST', 'url', { url });
    // No script runs in an empty page, so nothing else would report its events.
    if (url === 'about:blank') for (const kind of ['start', 'ready', 'load'] as const) this.hear({ kind, url, text: '' });
    return { navigation, url };
  }

  readonly #commands: Commands = {
    'script.callFunction': call => this.#call(call),
    'script.evaluate': call => this.#call(call),
    'browsingContext.navigate': ({ url }) => this.#navigate(url as string),
    'browsingContext.reload': async () => void (await this.#send('POST', 'refresh', {})),
    'browsingContext.traverseHistory': async ({ delta }) => void (await this.#send('POST', delta === 1 ? 'forward' : 'back', {})),
    'browsingContext.captureScreenshot': async () => ({ data: await this.#send('GET', 'screenshot') }),
    'input.performActions': ({ actions }) => {
      this.#acting = this.#acting.then(async () => void (await this.#send('POST', 'actions', { actions })));
      return this.#acting;
    },
    'storage.getCookies': async () => {
      const cookies = (await this.#send('GET', 'cookie')) as { value: string; sameSite: unknown }[];
      return { cookies: cookies.map(({ sameSite: _, value, ...cookie }) => ({ ...cookie, value: { type: 'string', value } })) };
    },
  };

  obey(method: string, params: Record<string, unknown>): unknown {
    const own = this.#commands[method];
    return own ? own(params) : this.#network.obey(method, params);
  }
}
