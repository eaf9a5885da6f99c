import type { OutgoingHttpHeaders } from 'node:http';
import type { Driver } from '../../../bench/browser/engines/webkit.ts';
import { type NetworkCommand, headersIn } from './network.ts';
import { type Commands, type Emit, type Size, Tab } from './tab.ts';

/** Commands that WebKitGTK lacks. A test that uses one fails. */
const lacking = /^emulation\.set(MediaFeatures|Timezone|Geolocation|NetworkConditions)|^permissions/;

const isNothing = (value: unknown): boolean => /^(null|{"prefers-color-scheme":null})$/.test(JSON.stringify(value));

const asksNothing = (params: object): boolean =>
  Object.entries(params).every(([name, value]) => /contexts/i.test(name) || isNothing(value));

/** Controls WebKitGTK, with one page at a time, for the WebDriver BiDi commands that Playwright sends. */
export class Browser {
  readonly #driver: Driver;
  readonly #emit: Emit;
  readonly #scripts = new Map<string, string>();
  #tab: Tab | undefined;
  #headers: OutgoingHttpHeaders = {};
  #viewport: Size = { width: 360, height: 800 };
  #last = 0;

  constructor(driver: Driver, emit: Emit) {
    this.#driver = driver;
    this.#emit = emit;
  }

  #next(): string {
    this.#last += 1;
    return `${this.#last}`;
  }

  async #close(): Promise<void> {
    const tab = this.#tab;
    this.#tab = undefined;
    await tab?.close();
  }

  readonly #commands: Commands = {
    'session.new': () => ({ sessionId: 'webkit', capabilities: { browserName: 'webkit', browserVersion: '2', userAgent: '' } }),
    'browser.createUserContext': () => ({ userContext: this.#next() }),
    'browser.removeUserContext': async () => {
      await this.#close();
      this.#scripts.clear();
      this.#headers = {};
    },
    'browsingContext.create': async ({ userContext }) => {
      if (this.#tab) throw new Error('WebKitGTK’s driver has one page at a time');
      this.#tab = await Tab.open(this.#driver, this.#emit, { scripts: this.#scripts, headers: this.#headers });
      await this.#tab.begin(userContext, this.#viewport);
      return { context: this.#tab.context };
    },
    'browsingContext.close': () => this.#close(),
    'browsingContext.setViewport': ({ viewport, devicePixelRatio }) => {
      // Changes only the value that pages read; screenshots keep their pixel density.
      if (devicePixelRatio) this.#scripts.set('sharpness', `self.devicePixelRatio = ${Number(devicePixelRatio)}`);
      this.#viewport = viewport as Size;
      return this.#tab?.resize(this.#viewport);
    },
    'emulation.setUserAgentOverride': ({ userAgent }) => {
      if (userAgent) this.#headers['user-agent'] = userAgent as string;
    },
    'network.setExtraHeaders': ({ headers }) => {
      Object.assign(this.#headers, headersIn(headers as NetworkCommand['headers']));
    },
    'script.addPreloadScript': ({ functionDeclaration, arguments: given }) => {
      const script = this.#next();
      // Scripts with arguments are functions that tests expose to pages; no test uses these.
      if (!given) this.#scripts.set(script, `(${functionDeclaration as string})()`);
      return { script };
    },
    'script.removePreloadScript': ({ script }) => {
      this.#scripts.delete(script as string);
    },
  };

  obey(method: string, params: Record<string, unknown>): unknown {
    if (lacking.test(method) && !asksNothing(params)) throw new Error(`WebKitGTK’s driver has no ${method}`);
    const own = this.#commands[method];
    return own ? own(params) : this.#tab?.obey(method, params);
  }
}
