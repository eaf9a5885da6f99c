import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mount, WidgetModule } from '../../../kernel/types.ts';
import { sampleOf } from '../../../scripts/test/nightly.ts';
import type { ShownWidget } from '../render/examples.ts';
import { makeUnrendered } from './hydration.ts';
import { fillIn, kernelOf, settle } from './page.ts';
import { isShippedRuntime, printBox } from './render.ts';
import { json, serve } from './server.ts';
import { mountOf, shownWidgets } from './widgets.ts';

const mounts = new Map<string | undefined, Mount>();

/** Mounts a widget, from its own file or from the box's pack. */
const mount: Mount = (box, kernel) => mounts.get(box.dataset.widget)?.(box, kernel);

vi.mock(import('../../../kernel/chunks.ts'), () => ({
  preloadWidget: () => undefined,
  importWidget: () => Promise.resolve<WidgetModule>({ default: mount }),
}));

beforeAll(async () => {
  const { replayEarlyActions } = await import('../../../kernel/replay.ts');
  replayEarlyActions();
  for (const widget of shownWidgets) mounts.set(widget.name, await mountOf(widget));
});

beforeEach(() => {
  kernelOf();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

type State = ShownWidget['examples']['states'][string];

const widgets = shownWidgets
  // jsdom does not load media.
  .filter(({ examples, group }) => examples.parse && group !== 'media')
  .map(({ name, examples }) => {
    const states = Object.entries(examples.states);
    return { name, states: isShippedRuntime ? states : sampleOf(states) };
  });

/** Puts a box on the page and returns its views. */
function printViews({ render }: State): HTMLElement[] {
  printBox(<main>{render('fa')}</main>);
  return [...document.querySelectorAll<HTMLElement>('[data-view]')];
}

const buttonsIn = (views: readonly Element[]): HTMLElement[] =>
  views.flatMap(view => [...view.querySelectorAll<HTMLElement>('button:enabled,[type=submit]:enabled')]);

const imagesShown = (): string[] => Array.from(document.images, ({ src }) => src);

/** Returns the requests after a tap on one button of sleeping boxes, including those for captcha images. */
async function askedByTap(views: readonly Element[], index: number): Promise<object[]> {
  const requests = serve(json(1), json(1));
  // A comment is sent with its time: the same one for all.
  vi.setSystemTime(1);
  const before = new Set(imagesShown());
  views.forEach(fillIn);
  buttonsIn(views)[index]?.click();
  await settle();
  localStorage.clear();
  return [...requests, ...imagesShown().filter(src => !before.has(src)).map(image => ({ image }))];
}

const known = new Map<State, object[][]>();

/** Returns the requests after a tap on each button of our own views. */
async function askedByOwn(state: State): Promise<object[][]> {
  const asked: object[][] = known.get(state) ?? [];
  for (let index = asked.length; index < buttonsIn(printViews(state)).length; index += 1) {
    asked.push(await askedByTap(printViews(state), index));
  }
  known.set(state, asked);
  return asked;
}

/** Turns a button's text into its value, and removes its name and class. */
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

/** Variants of buttons in another CMS's markup that must work. */
const changes: Readonly<Record<string, (button: HTMLButtonElement) => void>> = {
  'as ours': () => undefined,
  'that submit nothing': button => button.setAttribute('type', 'button'),
  'known by their classes alone': loseNameAndValue,
  'that are inputs': becomeInput,
};

describe.each(widgets)('$name', ({ states }) => {
  test('sends a request if it has a button', async () => {
    const asked: object[][] = [];
    for (const [, state] of states) asked.push(...(await askedByOwn(state)));
    expect(asked.length > 0).toBe(asked.flat().length > 0);
  });

  describe.each(states)('%s', (_, state) => {
    test.each(Object.entries(changes))('a tap on unrendered buttons %s is done once, as on our own', async (__, change) => {
      const own = await askedByOwn(state);
      for (const [index, asked] of own.entries()) {
        const views = printViews(state);
        for (const view of views) {
          view.querySelectorAll('button').forEach(change);
          makeUnrendered(view);
        }
        expect(await askedByTap(views, index)).toEqual(asked);
      }
    });
  });
});
