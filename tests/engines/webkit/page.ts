import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from '../../../bench/browser/engines/webkit-driver.ts';
import type { Answer, Proxy } from './proxy.ts';

/** Milliseconds for which a page may be waited for, as Playwright's `expect` does. */
const patience = 20_000;

/** Keys that are no characters, by WebDriver's numbers for them. */
const keys: Readonly<Record<string, string>> = {
  ...{ Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
};

/** A value that stays in the page, where no text can stand for it. */
interface Handle {
  handle: number;
}

/** Runs in the page: gives a function its argument, with the values that stayed there. */
const call = `const kept = window.keptValues ??= [];
const revive = value => Array.isArray(value) ? value.map(revive) : value?.handle === undefined ? value : kept[value.handle];`;

/** Where in the page a tap hits an element that is at rest; undefined while it does not. */
async function placeOf(selector: string): Promise<[x: number, y: number] | undefined> {
  const element = document.querySelector(selector);
  const place = (): string => JSON.stringify(element?.getBoundingClientRect());
  element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  const before = place();
  await new Promise(requestAnimationFrame);
  if (!element || before !== place()) return undefined;
  const [{ left, top, width, height } = new DOMRect()] = element.getClientRects();
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isHit = element.contains(hit) || hit?.closest('label')?.control === element;
  return isHit ? [x, y] : undefined;
}

interface FulfilledAnswer extends Answer {
  contentType?: string;
}

type Action = (argument: never) => unknown;

/** A page of WebKitGTK, with those methods of Playwright's page that flows need. */
export class WebKitPage {
  readonly #driver: Driver;
  readonly #session: string;
  readonly #base: string;
  readonly #proxy: Proxy;

  constructor(driver: Driver, session: string, { base, proxy }: { base: string; proxy: Proxy }) {
    this.#driver = driver;
    this.#session = session;
    this.#base = base;
    this.#proxy = proxy;
  }

  readonly #post = (path: string, body: object = {}): Promise<unknown> =>
    this.#driver.send('POST', `${this.#session}/${path}`, body);

  readonly #run = (script: string, ...args: unknown[]): Promise<unknown> => this.#post('execute/sync', { script, args });

  readonly evaluate = (action: Action, argument?: unknown): Promise<unknown> =>
    this.#run(`${call} return (${action.toString()})(revive(arguments[0]))`, argument ?? null);

  readonly evaluateHandle = async (action: Action): Promise<Handle> => ({
    handle: Number(await this.#run(`${call} return kept.push((${action.toString()})()) - 1`)),
  });

  /** Survives what navigates the page meanwhile. */
  readonly waitForFunction = async (action: Action, argument?: unknown): Promise<void> => {
    await this.#wait(() => this.evaluate(action, argument), `This did not come true: ${action.toString()}`);
  };

  async #wait<Value>(ask: () => Promise<Value>, complaint: string): Promise<NonNullable<Value>> {
    const end = Date.now() + patience;
    let reason: unknown;
    while (Date.now() < end) {
      try {
        const value = await ask();
        if (value) return value;
      } catch (error) {
        reason = error;
      }
      await pause(50);
    }
    throw new Error(complaint, { cause: reason });
  }

  readonly goto = (address: string): Promise<unknown> => this.#post('url', { url: new URL(address, this.#base).href });

  readonly setViewportSize = async ({ width, height }: { width: number; height: number }): Promise<void> => {
    await this.#post('window/rect', { x: 0, y: 0, width, height });
    await this.waitForFunction((size: number) => innerWidth === size, width);
  };

  /** WebKitGTK's driver takes a finger for a mouse. */
  readonly tap = async (selector: string): Promise<void> => {
    const place = (): Promise<unknown> => this.evaluate(placeOf, selector);
    const [x, y] = (await this.#wait(place, `A tap does not reach ${selector}`)) as [number, number];
    const press = [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.#act('pointer', [{ type: 'pointerMove', x, y }, ...press]);
  };

  readonly keyboard = {
    press: (name: string): Promise<void> => this.keyboard.type(keys[name] ?? name),
    type: (text: string): Promise<void> =>
      this.#act('key', [...text].flatMap(value => [{ type: 'keyDown', value }, { type: 'keyUp', value }])),
  };

  async #act(type: 'pointer' | 'key', actions: object[]): Promise<void> {
    await this.#post('actions', { actions: [{ type, id: type, actions }] });
  }

  readonly context = () => ({ cookies: () => this.#driver.send('GET', `${this.#session}/cookie`) });

  readonly request = {
    get: async (address: string) => {
      const answer = await fetch(new URL(address, this.#base), { headers: { 'accept-encoding': 'identity' } });
      return { headers: () => Object.fromEntries(answer.headers), text: () => answer.text() };
    },
  };

  readonly route = (path: string, answer: (route: { fulfill: (answer: FulfilledAnswer) => void }) => void): void => {
    answer({
      fulfill: ({ contentType, headers = {}, body }) =>
        this.#proxy.serve(path, { body, headers: contentType ? { ...headers, 'content-type': contentType } : headers }),
    });
  };

  readonly screenshot = async ({ path }: { path: string }): Promise<void> => {
    const picture = await this.#driver.send('GET', `${this.#session}/screenshot`);
    writeFileSync(path, Buffer.from(String(picture), 'base64'));
  };
}
