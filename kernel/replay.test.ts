import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HistoryState } from './held-tap.ts';
import { element, type Harness, startKernel, stopKernel } from './testing/harness.ts';

const html = `
  <div data-widget="poll" data-id="12" data-load="tap">
    <button type="button"><svg><path/></svg></button>
    <button type="button" id="second"></button>
    <a href="#somewhere">link</a>
    <a href="/news/1">another page</a>
    <a href="/?view=desktop" rel="nofollow">this page</a>
    <a href="#slide" data-slide="picture"><img></a>
    <a href="/media/1.webp" data-slide="picture"></a>
    <a href="#t=6"></a>
    <button id="plain"></button>
    <form action="/rest/vote" method="post">
      <input name="text">
      <button id="vote" name="score" value="1">Vote</button>
    </form>
  </div>
  <p class="page-notice" hidden></p>`;

let harness: Harness;
const clicks: string[] = [];
const submits: (string | undefined)[] = [];

beforeEach(async () => {
  harness = await startKernel(html);
  const { replayEarlyActions } = await import('./replay.ts');
  replayEarlyActions();
  harness.kernel.scan(document);
  clicks.length = submits.length = 0;
});
afterEach(() => {
  stopKernel();
  history.replaceState(null, '', '/');
});

function listen(box: HTMLElement): undefined {
  box.addEventListener('click', ({ target }) => clicks.push((target as Element).id || (target as Element).tagName));
  box.addEventListener('submit', event => {
    event.preventDefault();
    submits.push(event.submitter?.id);
  });
}

/** Makes the chunk of the box fail, and waits for the result. */
async function failToLoad(): Promise<void> {
  const box = element('[data-widget]');
  box.addEventListener('widget:error', event => event.preventDefault(), { once: true });
  const waking = harness.kernel.wake(box);
  harness.importOf('poll').fail();
  await waking;
  await new Promise(setImmediate);
}

const goOffline = (): unknown => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const isNoticeShown = (): boolean => !element('.page-notice').hidden;

/** Returns true if a click is left to the browser. */
function isLeft(selector: string, options: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  element(selector).dispatchEvent(click);
  return !click.defaultPrevented;
}

async function becomeReady(): Promise<void> {
  const box = element('[data-widget]');
  const waking = harness.kernel.wake(box);
  harness.importOf('poll').arrive(listen);
  await waking;
  await Promise.resolve();
}

describe('a tap on a box that is not ready', () => {
  test('is held and repeated once, even on an icon inside the button', async () => {
    element('path').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(harness.imports).toHaveLength(1);
    await becomeReady();
    expect(clicks).toEqual(['BUTTON']);
  });

  test('on a button without type and form is held, and shows the notice if the chunk fails', async () => {
    element('#plain').click();
    await failToLoad();
    expect(isNoticeShown()).toBe(true);
    element('#plain').click();
    expect(harness.imports).toHaveLength(2);
    await becomeReady();
    expect(clicks).toEqual(['plain']);
  });

  test('on a link to another place is left to the browser', async () => {
    expect(isLeft('[href="#somewhere"]')).toBe(true);
    await becomeReady();
    expect(clicks).toEqual([]);
  });

  test.each(['[rel]', '[href^="/media"]'])('on %s, which is a link for the widget, wakes the box by its focus', link => {
    element(link).dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(harness.imports).toHaveLength(1);
  });

  test('on a link to another page is left to the browser, and wakes nothing', () => {
    element('[href="/news/1"]').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(isLeft('[href="/news/1"]')).toBe(true);
    expect(harness.imports).toEqual([]);
  });

  test.each(['[data-slide]', '[data-slide] img', '[href="#t=6"]'])('on %s, which links to content of the box, is held', async link => {
    expect(isLeft(link)).toBe(false);
    await becomeReady();
    expect(clicks).toEqual(['A']);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('on a slide with %s is left to the browser', async key => {
    expect(isLeft('[data-slide]', { [key]: true })).toBe(true);
    await becomeReady();
    expect(clicks).toEqual([]);
  });

  test('on a slide follows the link if the chunk fails to load', async () => {
    expect(isLeft('[data-slide]')).toBe(false);
    await failToLoad();
    expect(location.hash).toBe('#slide');
    expect(isNoticeShown()).toBe(false);
    expect(isLeft('[href="#t=6"]')).toBe(true);
    expect(harness.imports).toHaveLength(1);
  });

  test('is not repeated if the chunk fails to load, because other listeners have received the click', async () => {
    const heard = vi.fn();
    element('button').addEventListener('click', heard);
    element('button').click();
    await failToLoad();
    expect(element('[data-widget]').dataset.widgetState).toBe('failed');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('shows the notice of a failed chunk until the next tap', async () => {
    element('button').click();
    expect(isNoticeShown()).toBe(false);
    await failToLoad();
    expect(isNoticeShown()).toBe(true);
    element('button').click();
    expect(isNoticeShown()).toBe(false);
    expect(harness.imports).toHaveLength(2);
    await becomeReady();
    expect(clicks).toEqual(['BUTTON']);
    expect(isNoticeShown()).toBe(false);
  });

  test('marks the box as busy until it is ready, and unlocks its video', async () => {
    const isBusy = (): string | null => element('[data-widget]').getAttribute('aria-busy');
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
    element('[data-widget]').append(Object.assign(document.createElement('video'), { preload: 'none' }));
    element('input').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(isBusy()).toBeNull();
    element('button').click();
    element('#second').click();
    expect(isBusy()).toBe('true');
    // WebKit then plays the video, however late the chunk loads.
    expect(load.mock.contexts[0]).toBe(element('video'));
    await becomeReady();
    expect(isBusy()).toBeNull();
  });

  test('causes no error if the page has no notice', async () => {
    element('.page-notice').remove();
    element('button').click();
    await failToLoad();
    expect(element('[data-widget]').hasAttribute('aria-busy')).toBe(false);
  });
});

describe('the stored trace of a held tap', () => {
  const traces = (): [name: string, trace: unknown][] =>
    Object.entries((history.state ?? {}) as HistoryState & object).filter(([, trace]) => Array.isArray(trace));

  test('is in the history entry, beside other data, until the tap is handled', async () => {
    history.replaceState({ theirs: 1 }, '');
    element('#vote').click();
    expect(traces()).toEqual([['held poll 12', [undefined, '1']]]);
    await becomeReady();
    expect(traces()).toEqual([]);
    expect(history.state).toEqual({ theirs: 1 });
  });

  test('is removed before the tap is repeated', async () => {
    element('#vote').click();
    const before = vi.fn(() => expect(traces()).toEqual([]));
    element('form').addEventListener('submit', before);
    await becomeReady();
    expect(before).toHaveBeenCalledOnce();
  });

  test('is the latest tap of each box and stays when another box becomes ready', async () => {
    const other = document.createElement('div');
    other.dataset.widget = 'like';
    other.innerHTML = '<button type="button" value="-1"></button>';
    document.body.append(other);
    element('button').click();
    element('[value="-1"]').click();
    element('#vote').click();
    expect(traces()).toEqual([['held poll 12', [undefined, '1']], ['held like undefined', [undefined, '-1']]]);
    await becomeReady();
    expect(traces().map(([name]) => name)).toEqual(['held like undefined']);
  });

  test('is not stored if the history refuses it', async () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    element('#vote').click();
    await becomeReady();
    expect(submits).toEqual(['vote']);
  });

  test('contains no typed text', () => {
    (element('input') as HTMLInputElement).value = 'Mina';
    element('#vote').click();
    expect(traces()).toHaveLength(1);
    expect(JSON.stringify(traces())).not.toContain('Mina');
  });
});

describe('on an offline phone', () => {
  test('opens a link to content of a box in that box', async () => {
    goOffline();
    expect(isLeft('[data-slide]')).toBe(false);
    await becomeReady();
    expect(clicks).toEqual(['A']);
  });

  test('leaves other links to the browser, which may have the page in its cache', () => {
    goOffline();
    expect(isLeft('[href="#somewhere"]')).toBe(true);
  });

  test('holds a submit while its chunk fails to load, and sends it once the phone is online again', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault());
    const markup = element('form').innerHTML;
    goOffline();
    element('form').addEventListener('submit', sent);
    for (let taps = 1; taps <= 2; taps += 1) {
      element('#vote').click();
      await failToLoad();
      expect(isNoticeShown()).toBe(true);
      expect(harness.imports).toHaveLength(taps);
    }
    expect(sent).not.toHaveBeenCalled();
    expect(element('form').innerHTML).toBe(markup);
    vi.restoreAllMocks();
    harness.retryFailed();
    element('#vote').click();
    await becomeReady();
    expect(submits).toEqual(['vote']);
  });
});

test('a box with the policy tap wakes when it gets the focus', () => {
  element('input').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(harness.imports).toHaveLength(1);
});

describe('a submit of a form that is not ready', () => {
  test('is held and repeated once with its submitter', async () => {
    element('#vote').click();
    element('#vote').click();
    expect(submits).toEqual([]);
    await becomeReady();
    expect(submits).toEqual(['vote']);
  });

  test('is hidden from listeners of the page, so that they do not count it twice', async () => {
    const pageListener = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', pageListener);
    element('#vote').click();
    expect(pageListener).not.toHaveBeenCalled();
    await becomeReady();
    expect(pageListener).toHaveBeenCalledOnce();
    document.removeEventListener('submit', pageListener);
  });

  test('of a form without a button is left to the browser', () => {
    element('#vote').remove();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    element('form').addEventListener('submit', event => event.preventDefault());
    element('form').dispatchEvent(submit);
    expect(harness.imports).toHaveLength(0);
  });
});
