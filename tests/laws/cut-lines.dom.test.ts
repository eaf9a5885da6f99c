import fc from 'fast-check';
import { createElement } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { LikeBox } from '../../widgets/article/like/box.tsx';
import like from '../../widgets/article/like/like.tsx';
import { RatingBox } from '../../widgets/article/rating/box.tsx';
import rating from '../../widgets/article/rating/rating.tsx';
import { PollBox } from '../../widgets/forms/poll/box.tsx';
import poll from '../../widgets/forms/poll/poll.tsx';
import arrival from '../../widgets/page/arrival/arrival.ts';
import { type Settled, settledEvent, waitingList } from '../../widgets/shared/calls/waiting-list.ts';
import { element, kernelOf, mountBox, textsOf } from '../../widgets/shared/testing/page.ts';
import { printBox } from '../../widgets/shared/testing/render.ts';

const { setImmediate } = globalThis;

// Loads the lazy modules first, so that only the calls can fail.
beforeAll(() => Promise.all([import('../../widgets/shared/calls/schemas.ts'), import('../../widgets/shared/calls/send-waiting.ts')]));

const pollProps = { id: '7', question: 'Which?', totalVote: 2, hasTotal: false, deferredTotal: false, captcha: false, voted: null };
const options = [1, 2].map(id => ({ id: `7${id}`, label: `Line ${id}`, votes: 1 }));

const boxes = {
  like: {
    mount: like,
    box: createElement(LikeBox, { language: 'en', newsId: '12', like: 3, dislike: 0 }),
    taps: ['.positive'],
    stored: ['rateNews', '12'],
  },
  rating: {
    mount: rating,
    box: createElement(RatingBox, { language: 'en', newsId: '12', value: 3, count: 3 }),
    taps: ['[value="4"]'],
    stored: ['itemRating', '12'],
  },
  poll: {
    mount: poll,
    box: createElement(PollBox, { ...pollProps, language: 'en', options }),
    taps: ['input[id="72"]', '.poll-vote'],
    stored: ['poll', '7'],
  },
} as const;

type Name = keyof typeof boxes;

/** Outcome of a call: its response, and if the server counts the vote. */
interface Fate {
  isCounted: boolean;
  answer: 'its own' | 'none' | 'never' | { status: number; body: string };
}

const page = '<h1>Not now</h1>';
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ isCounted: fc.boolean(), answer: fc.constantFrom('none' as const, 'never' as const) }),
  fc.record({
    isCounted: fc.boolean(),
    answer: fc.record({ status: fc.constantFrom(408, 425, 429, 500, 502, 503, 504), body: fc.constantFrom(page, '', '{"error":"Later."}') }),
  }),
  fc.record({
    isCounted: fc.constant(false),
    answer: fc.constantFrom({ status: 403, body: page }, { status: 200, body: page }, { status: 200, body: '{"status":"Log in"}' }, { status: 200, body: '[]' }),
  }),
  fc.constant<Fate>({ isCounted: true, answer: 'its own' }),
);

/** Events on the phone between the calls. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), by: fc.integer({ min: 1, max: 130_000 }) }),
  fc.record({ kind: fc.constant('tab killed' as const) }),
  fc.record({ kind: fc.constant('browser killed' as const) }),
  fc.record({ kind: fc.constant('online' as const) }),
  fc.record({ kind: fc.constant('clock set' as const), by: fc.constantFrom(-4000, -40, -1, 1, 20, 31, 200, 400, 4000) }),
);

const cut = fc.record({
  name: fc.constantFrom<Name>('like', 'rating', 'poll'),
  fates: fc.array(fate, { minLength: 1, maxLength: 6 }),
  events: fc.array(event, { minLength: 1, maxLength: 6 }),
});

const day = 86_400_000;
const answers: Readonly<Record<Name, object>> = {
  like: { count: 4, like: 4, dislike: 0 },
  rating: { count: 4 },
  poll: { ok: 1 },
};

/** Advances time, and lets pending promises settle. */
async function rest(time = 0): Promise<void> {
  for (const milliseconds of [time, 20, 20, 20]) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await new Promise<void>(resolve => setImmediate(resolve));
  }
}

/** A phone with one page; the fates of its calls decide what the server counts and answers. */
class Phone {
  /** Readers whose votes the server has counted. */
  readonly counted = new Set<string>();
  /** Number of messages that an action was not sent. */
  told = 0;
  private life = {};
  private readonly listeners = new Set<() => void>();

  private readonly name: Name;
  private readonly fates: Fate[];

  constructor(name: Name, fates: Fate[]) {
    this.name = name;
    this.fates = fates;
    const listen = window.addEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation((type: string, hear: unknown, how?: unknown) => {
      listen(type, hear as EventListener, how as AddEventListenerOptions);
      this.listeners.add(() => window.removeEventListener(type, hear as EventListener));
    });
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => this.answer(signal ?? null));
  }

  private answer(signal: AbortSignal | null): Promise<Response> {
    const { life } = this;
    const { isCounted, answer } = this.fates.shift() ?? { isCounted: true, answer: 'its own' };
    if (isCounted) this.counted.add(/reader=([\d.]+)/.exec(document.cookie)?.[1] ?? '');
    return new Promise((resolve, reject) => {
      // A closed page receives no response.
      const end = (action: () => void): void => void Promise.resolve().then(() => life === this.life && action());
      if (answer === 'never') signal?.addEventListener('abort', () => end(() => reject(new DOMException('', 'AbortError'))));
      else if (answer === 'none') end(() => reject(new TypeError('Failed to fetch')));
      else if (answer === 'its own') end(() => resolve(Response.json(answers[this.name])));
      else end(() => resolve(new Response(answer.body, { status: answer.status })));
    });
  }

  /** Closes the page with its timers and listeners, and opens it again. */
  async open(): Promise<void> {
    this.life = {};
    this.listeners.forEach(stop => stop());
    this.listeners.clear();
    vi.clearAllTimers();
    const { mount, box } = boxes[this.name];
    const kernel = kernelOf('en');
    const printed = printBox(box);
    document.body.className = '_xs';
    addEventListener(settledEvent, told => {
      if (!(told as CustomEvent<Settled>).detail.isSent) this.told += 1;
    });
    await mountBox(mount, printed, kernel);
    void arrival(document.body, kernel);
    await rest();
  }

  async meet({ kind, ...how }: { kind: string; by?: number }): Promise<void> {
    const { by = 0 } = how;
    if (kind === 'browser killed') document.cookie = 'reader=;max-age=0';
    if (kind.endsWith('killed')) await this.open();
    if (kind === 'online') dispatchEvent(new Event('online'));
    if (kind === 'clock set') vi.setSystemTime(Date.now() + by * day);
    await rest(kind === 'wait' ? by : 0);
  }
}

test('no vote is lost, counted twice or dropped silently, whenever the connection fails', { timeout: 120_000 }, async () => {
  const now = Date.now();
  await fc.assert(
    fc.asyncProperty(cut, async ({ name, fates, events }) => {
      localStorage.clear();
      history.replaceState(null, '');
      document.cookie = 'reader=;max-age=0';
      vi.setSystemTime(now);
      const phone = new Phone(name, [...fates]);
      const { storage } = kernelOf('en');
      const [key, id] = boxes[name].stored;
      const isTold = (): boolean => phone.told > 0;
      await phone.open();
      for (const tap of boxes[name].taps) element(tap).click();
      await rest();
      for (const next of [...events, { kind: 'tab killed' }, { kind: 'wait', by: 1 }]) {
        const isKnown = waitingList().length > 0 || storage.read(key, id) !== undefined;
        expect(isKnown || isTold()).toBe(true);
        await phone.meet(next);
      }
      fates.length = 0;
      await phone.meet({ kind: 'wait', by: 260_000 });
      expect(waitingList()).toEqual([]);
      expect(textsOf('.page-notice p')).toHaveLength(phone.told);
      expect(phone.counted.size).toBeLessThanOrEqual(1);
      expect(phone.counted.size === 1 || isTold()).toBe(true);
      if (!isTold()) expect(storage.read(key, id)).toBeDefined();
      vi.mocked(window.addEventListener).mockRestore();
    }),
    { numRuns: 200, seed: 48, endOnFailure: true },
  );
});
