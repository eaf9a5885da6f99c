import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { happen, withFakeMedia } from '../../shared/testing/fake-media.ts';
import { element, print } from '../../shared/testing/page.ts';
import { keepInSight } from './mini-player.ts';

withFakeMedia();

type Record = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'> & { boundingClientRect: DOMRect };

class FakeObserver {
  watched = new Set<Element>();
  callback: (records: Record[]) => void;
  options: IntersectionObserverInit | undefined;
  constructor(callback: (records: Record[]) => void, options?: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    observers.push(this);
  }
  observe = (target: Element): unknown => this.watched.add(target);
  unobserve = (target: Element): unknown => this.watched.delete(target);
  disconnect = (): void => this.watched.clear();
}

const observers: FakeObserver[] = [];
let stop: () => void;

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  print(`<main>
    <figure class="frame" data-item-player><video></video><button type="submit" id="own"></button></figure>
    <form><button id="send">Send</button><button type="button" id="other">…</button><input id="field"></form></main>`);
  stop = keepInSight(element('figure'), () => 'Close');
});
afterEach(() => stop());

const video = (): HTMLVideoElement => element('video') as HTMLVideoElement;
const isSmall = (): boolean => element('figure').classList.contains('mini-player');
const isAway = (): boolean => element('figure').classList.contains('mini-player-unseen');

function report(target: Element, isIntersecting: boolean, bottom = 0): void {
  for (const { watched, callback } of observers) {
    if (watched.has(target)) callback([{ isIntersecting, target, boundingClientRect: new DOMRect(0, bottom, 360, 0) }]);
  }
}

/** Scrolls so that the video, or its placeholder, is at a distance from the top of the viewport. */
function scrollTo(bottom: number): void {
  const watched = (): Element => document.querySelector('.mini-player-room') ?? element('figure');
  const before = watched();
  report(before, bottom > 0 && bottom < 800, bottom);
  // An observer reports a new target at once.
  if (watched() !== before) report(watched(), bottom > 0 && bottom < 800, bottom);
}

const play = (): void => void video().play();

describe('a player past its bottom', () => {
  test('stays in a corner after a pause', () => {
    happen(video(), 'timeupdate', { currentTime: 2 });
    scrollTo(-1);
    expect(isSmall()).toBe(true);
  });

  test('moves to a corner when its video starts later', () => {
    scrollTo(-1);
    expect(isSmall()).toBe(false);
    play();
    expect(isSmall()).toBe(true);
  });

  test.each([
    ['has not begun', () => {}],
    ['has ended', () => happen(video(), 'ended', { currentTime: 12, paused: true, ended: true })],
    ['is in a picture of its own', () => {
      play();
      Object.assign(document, { pictureInPictureElement: video() });
    }],
  ])('stays in its place where it %s', (_, prepare) => {
    prepare();
    scrollTo(-1);
    expect(isSmall()).toBe(false);
    Reflect.deleteProperty(document, 'pictureInPictureElement');
  });

  test('stays in its place if it is audio', () => {
    const audio = document.createElement('audio');
    video().replaceWith(audio);
    void audio.play();
    scrollTo(-1);
    expect(isSmall()).toBe(false);
  });
});

test('a player below the viewport stays in its place', () => {
  play();
  scrollTo(900);
  expect(isSmall()).toBe(false);
});

describe('a player in the corner returns to its place', () => {
  beforeEach(() => {
    play();
    happen(video(), 'timeupdate', { currentTime: 2 });
    scrollTo(-1);
  });

  const expectInPlace = (): void => {
    expect(isSmall()).toBe(false);
    expect(document.querySelector('.mini-player-room, .mini-player-close')).toBeNull();
    expect(isAway()).toBe(false);
  };

  test('after a press on its button, which pauses it until she plays it again', () => {
    const button = element('.mini-player-close');
    expect(button.getAttribute('aria-label')).toBe('Close');
    button.click();
    scrollTo(-5);
    expectInPlace();
    expect(video().paused).toBe(true);
    scrollTo(10);
    scrollTo(-1);
    expectInPlace();
    scrollTo(10);
    play();
    scrollTo(-1);
    expect(isSmall()).toBe(true);
  });
});

describe('a player in the corner becomes invisible', () => {
  beforeEach(() => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(360);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(element('figure'), 'getBoundingClientRect').mockReturnValue(new DOMRect(132, 660, 216, 128));
    play();
    scrollTo(-1);
  });

  test.each(['#other', '#own', '#field'])('but not for %s', selector => {
    report(element(selector), true);
    expect(isAway()).toBe(false);
  });

  test('for the focused element, as long as that has the focus', () => {
    element('#field').focus();
    report(element('#field'), true);
    expect(isAway()).toBe(true);
    element('#field').blur();
    expect(isAway()).toBe(false);
  });

  test('but not for the focus inside itself', () => {
    element('#own').focus();
    report(element('#own'), true);
    expect(isAway()).toBe(false);
  });

  test('and is checked again after a resize', () => {
    report(element('#send'), true);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
    dispatchEvent(new Event('resize'));
    expect(observers.at(-1)?.options?.rootMargin).toBe('-660px -452px -12px -132px');
    report(element('#send'), false);
    expect(isAway()).toBe(false);
  });

  test('until it is back in its place', () => {
    report(element('#send'), true);
    scrollTo(10);
    expect(isAway()).toBe(false);
  });
});
