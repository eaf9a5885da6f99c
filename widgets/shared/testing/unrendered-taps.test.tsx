import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mount, WidgetModule } from '../../../kernel/types.ts';
import { sampleOf } from '../../../scripts/test/nightly.ts';
import type { ShownWidget } from '../render/examples.ts';
import { isChoice } from '../markup/choices.ts';
import { kernelOf, settle, SilentObserver, withFreshPages } from './page.ts';
import { isShippedRuntime, printBox } from './render.ts';
import { json, serve } from './server.ts';
import { mountOf, shownWidgets } from './widgets.ts';

withFreshPages();

const mounts = new Map<string | undefined, Mount>();

/** Mounts like any widget's file: its own mount, or that of the one in its pack that the box names. */
const mount: Mount = (box, kernel) => mounts.get(box.dataset.widget)?.(box, kernel);

vi.mock(import('../../../kernel/chunks.ts'), () => ({
  preloadWidget: () => undefined,
  importWidget: () => Promise.resolve<WidgetModule>({ default: mount }),
}));

beforeAll(async () => {
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  const { replayEarlyActions } = await import('../../../kernel/replay.ts');
  replayEarlyActions();
  for (const widget of shownWidgets) mounts.set(widget.name, await mountOf(widget));
});

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  kernelOf();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

type State = ShownWidget['examples']['states'][string];

const widgets = shownWidgets
  // Media are fetched by the browser, and these tests have none.
  .filter(({ examples, group }) => examples.parse && group !== 'media')
  .map(({ name, examples }) => {
    const states = Object.entries(examples.states);
    return { name, states: isShippedRuntime ? states : sampleOf(states) };
  });

/** Puts a box on the page; returns the views in it. */
function printViews({ render }: State): HTMLElement[] {
  printBox(<main>{render('fa')}</main>);
  return [...document.querySelectorAll<HTMLElement>('[data-view]')];
}

const typed: Partial<Record<string, string>> = { email: 'a@b.example', tel: '09121234567' };

/** Fills a form, so that it has something to send. */
function fill(view: Element): void {
  for (const control of view.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]),textarea')) {
    if (isChoice(control)) control.checked ||= control.required;
    else if (control.value === '') control.value = typed[control.type] ?? '1';
  }
}

const buttonsIn = (views: readonly Element[]): HTMLElement[] =>
  views.flatMap(view => [...view.querySelectorAll<HTMLElement>('button:enabled,[type=submit]:enabled')]);

const imagesShown = (): string[] => Array.from(document.images, ({ src }) => src);

/** Requests to the server, for other images, too, after a tap on one of the buttons of boxes that are asleep. */
async function askedByTap(views: readonly Element[], index: number): Promise<object[]> {
  const requests = serve(json(1), json(1));
  // A comment says when it was written.
  vi.setSystemTime(1);
  const before = new Set(imagesShown());
  views.forEach(fill);
  buttonsIn(views)[index]?.click();
  await settle();
  localStorage.clear();
  return [...requests, ...imagesShown().filter(src => !before.has(src)).map(image => ({ image }))];
}

const known = new Map<State, object[][]>();

/** Requests to the server after a tap on each button of the views that we print. */
async function askedByOwn(state: State): Promise<object[][]> {
  const asked: object[][] = known.get(state) ?? [];
  for (let index = asked.length; index < buttonsIn(printViews(state)).length; index += 1) {
    asked.push(await askedByTap(printViews(state), index));
  }
  known.set(state, asked);
  return asked;
}

/** The text of a button becomes its value, and its name and class are lost. */
function becomeInput(button: HTMLButtonElement): void {
  if (button.type !== 'submit' || button.childElementCount > 0 || !button.textContent) return;
  const input = document.createElement('input');
  input.type = 'submit';
  input.value = button.textContent;
  button.replaceWith(input);
}

function loseNameAndValue(button: HTMLButtonElement): void {
  if (!button.className) return;
  button.removeAttribute('name');
  button.removeAttribute('value');
}

/** Variants of buttons in the markup of others that are read all the same. */
const changes: Readonly<Record<string, (button: HTMLButtonElement) => void>> = {
  'as ours': () => undefined,
  'that submit nothing': button => button.setAttribute('type', 'button'),
  'known by their classes alone': loseNameAndValue,
  'that are inputs': becomeInput,
};

/** Makes a view's markup that of somebody else, with a wrapper and white space. */
function makeUnrendered(view: Element, change: (button: HTMLButtonElement) => void): void {
  view.removeAttribute('data-view');
  view.querySelectorAll('button').forEach(change);
  const wrapper = document.createElement('div');
  wrapper.append('\n  ', ...view.childNodes, '\n');
  view.append(wrapper);
}

describe.each(widgets)('$name', ({ states }) => {
  test('asks the server for something where it has a button to tap', async () => {
    const asked: object[][] = [];
    for (const [, state] of states) asked.push(...(await askedByOwn(state)));
    expect(asked.length > 0).toBe(asked.flat().length > 0);
  });

  describe.each(states)('%s', (_, state) => {
    test.each(Object.entries(changes))('a tap on unrendered buttons %s is done once, as on our own', async (__, change) => {
      const own = await askedByOwn(state);
      for (const [index, asked] of own.entries()) {
        const views = printViews(state);
        views.forEach(view => makeUnrendered(view, change));
        expect(await askedByTap(views, index)).toEqual(asked);
      }
    });
  });
});
