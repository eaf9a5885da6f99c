import { beforeEach } from 'vitest';

interface State {
  paused: boolean;
  currentTime: number;
  duration: number;
  ended: boolean;
  error: MediaError | null;
}

const states = new WeakMap<HTMLMediaElement, State>();

function stateOf(media: HTMLMediaElement): State {
  const state = states.get(media) ?? { paused: true, currentTime: 0, duration: NaN, ended: false, error: null };
  states.set(media, state);
  return state;
}

/** Changes the state of a media element and fires an event. */
export function happen(media: HTMLMediaElement, event: string, facts: Partial<State> = {}): void {
  Object.assign(stateOf(media), facts);
  media.dispatchEvent(new Event(event));
}

/** Autoplay policy. WebKit refuses sound without a tap, except for elements that a tap has unlocked. */
export const soundPolicy = { isRefused: false };

let isTapped = false;
const unlocked = new WeakSet<HTMLMediaElement>();

/** Clicks an element as a user gesture. */
export function tap(element: HTMLElement): void {
  isTapped = true;
  element.click();
  isTapped = false;
}

function isAllowed(media: HTMLMediaElement): boolean {
  if (isTapped) unlocked.add(media);
  return !soundPolicy.isRefused || media.muted || unlocked.has(media);
}

const methods = {
  play(this: HTMLMediaElement): Promise<void> {
    if (!isAllowed(this)) return Promise.reject(new DOMException('', 'NotAllowedError'));
    happen(this, 'play', { paused: false, error: null });
    return Promise.resolve();
  },
  pause(this: HTMLMediaElement): void {
    if (!stateOf(this).paused) happen(this, 'pause', { paused: true });
  },
  load(this: HTMLMediaElement): void {
    isAllowed(this);
    Object.assign(stateOf(this), { paused: true, currentTime: 0, ended: false, error: null });
  },
};

const fact = (name: keyof State): PropertyDescriptor => ({
  configurable: true,
  get(this: HTMLMediaElement) {
    return stateOf(this)[name];
  },
});

/** An empty list of tracks without events. */
const withoutEvents = { addEventListener() {}, removeEventListener() {} };

/** Adds media elements to jsdom whose state the test controls. */
export function withFakeMedia(): void {
  Object.assign(HTMLMediaElement.prototype, methods);
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: fact('paused'),
    duration: fact('duration'),
    ended: fact('ended'),
    error: fact('error'),
    src: {
      configurable: true,
      get(this: HTMLMediaElement) {
        const address = this.getAttribute('src');
        return address ? new URL(address, location.href).href : '';
      },
      set(this: HTMLMediaElement, address: string) {
        this.setAttribute('src', address);
        methods.load.call(this);
      },
    },
    buffered: { configurable: true, get: () => ({ length: 0 }) },
    textTracks: { configurable: true, get: () => Object.assign([], withoutEvents) },
    currentTime: {
      ...fact('currentTime'),
      set(this: HTMLMediaElement, time: number) {
        stateOf(this).currentTime = time;
      },
    },
  });
  beforeEach(() => {
    soundPolicy.isRefused = false;
  });
}
