import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { element, type Harness, startKernel, stopKernel } from './testing/harness.ts';

const html = `
  <div data-widget="poll" data-load="tap">
    <button type="button"><svg><path/></svg></button>
    <button type="button" id="second"></button>
    <a href="#somewhere">link</a>
    <form action="/rest/vote" method="post">
      <input name="text">
      <button id="vote" name="score" value="1">Vote</button>
    </form>
  </div>`;

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
afterEach(stopKernel);

/** What a mounted widget hears. */
function listen(box: HTMLElement): undefined {
  box.addEventListener('click', ({ target }) => clicks.push((target as Element).id || (target as Element).tagName));
  box.addEventListener('submit', event => {
    event.preventDefault();
    submits.push(event.submitter?.id);
  });
}

async function becomeReady(): Promise<void> {
  const box = element('[data-widget]');
  const waking = harness.kernel.wake(box);
  harness.importOf('poll').arrive(listen);
  await waking;
  await Promise.resolve();
}

describe('a tap on a box that is not ready', () => {
  test('is kept and done again once, even when it hit an icon inside the button', async () => {
    element('path').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(harness.imports).toHaveLength(1);
    await becomeReady();
    expect(clicks).toEqual(['BUTTON']);
  });

  test('is kept one for each box, the latest', async () => {
    element('button').click();
    element('#second').click();
    await becomeReady();
    expect(clicks).toEqual(['second']);
  });

  test('is the browser\'s own business when it is on a link', async () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    element('a').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    await becomeReady();
    expect(clicks).toEqual([]);
  });

  test('is not done again when the chunk cannot be had: whoever else listens has heard it', async () => {
    const heard = vi.fn();
    element('button').addEventListener('click', heard);
    element('[data-widget]').addEventListener('widget:error', event => event.preventDefault());
    element('button').click();
    const waking = harness.kernel.wake(element('[data-widget]'));
    harness.importOf('poll').fail();
    await waking;
    await new Promise(setImmediate);
    expect(element('[data-widget]').dataset.widgetState).toBe('failed');
    expect(heard).toHaveBeenCalledOnce();
  });
});

test('a box that wakes on a tap wakes when the focus enters it', () => {
  element('input').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(harness.imports).toHaveLength(1);
});

describe('a submit of a form that is not ready', () => {
  test('is held, and done again once with its submitter', async () => {
    element('#vote').click();
    element('#vote').click();
    expect(submits).toEqual([]);
    await becomeReady();
    expect(submits).toEqual(['vote']);
  });

  test('is kept from listeners of the page, so that it is not counted twice', async () => {
    const pageListener = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', pageListener);
    element('#vote').click();
    expect(pageListener).not.toHaveBeenCalled();
    await becomeReady();
    expect(pageListener).toHaveBeenCalledOnce();
    document.removeEventListener('submit', pageListener);
  });

  test('goes out as a plain form when the chunk cannot be had', async () => {
    element('[data-widget]').addEventListener('widget:error', event => event.preventDefault());
    const sent = new Promise<SubmitEvent>(resolve => {
      element('form').addEventListener('submit', event => {
        event.preventDefault();
        resolve(event);
      });
    });
    element('#vote').click();
    harness.importOf('poll').fail();
    const event = await sent;
    expect(event.submitter?.id).toBe('vote');
  });

  test('of a form without a button is left to the browser', () => {
    element('#vote').remove();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    element('form').addEventListener('submit', event => event.preventDefault());
    element('form').dispatchEvent(submit);
    expect(harness.imports).toHaveLength(0);
  });
});
