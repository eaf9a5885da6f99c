import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import { exampleLanguages, type ShownWidget } from '../../widgets/shared/render/examples.ts';
import { wordsFor } from '../../widgets/shared/render/words.ts';
import { similarData } from '../../widgets/shared/testing/alike.ts';
import { inventedWords, language } from '../../widgets/shared/testing/arbitraries.ts';
import { nodesIn, viewPropsIn } from '../../widgets/shared/testing/hydration.ts';
import { kernelOf, wake } from '../../widgets/shared/testing/page.ts';
import { isShippedRuntime, printBox } from '../../widgets/shared/testing/render.ts';
import { mountOf, shownWidgets } from '../../widgets/shared/testing/widgets.ts';

vi.setConfig({ testTimeout: 60_000 });

vi.mock(import('../../widgets/shared/render/words.ts'), async original => {
  const words = await original();
  return { ...words, wordsFor: vi.fn(words.wordsFor) };
});

/** Makes the boxes print invented sentences from now on. */
function speak(invent: fc.GeneratorValue): void {
  vi.mocked(wordsFor).mockImplementation(inventedWords(invent));
}

// No server answers, so the data that a view requests stays pending.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));

/** React needs few cases, because it prints and reads the same as the shipped runtime. */
const runs = isNightly ? 200 : isShippedRuntime ? 50 : 10;

const view = '[data-view=""]';

/** Returns the views of a box: the box itself or views inside it, but not views nested in other views. */
const viewsIn = (box: HTMLElement): HTMLElement[] =>
  [box, ...box.querySelectorAll<HTMLElement>(view)].filter(
    element => element.matches(view) && !element.parentElement?.closest(view),
  );

interface Data {
  language: string;
}

type Box = ReactElement<Data, (data: Data) => ReactElement>;

/** Returns the box of an example, which may be wrapped in markup of a page. */
function boxIn(node: ReactNode): Box | undefined {
  if (Array.isArray(node)) return node.map(boxIn).find(box => box !== undefined);
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined;
  return typeof node.type === 'function' ? (node as Box) : boxIn(node.props.children);
}

/** Generates data for a box: its own of `testing/data.ts`, or data like those of its examples. */
async function dataOf({ group, name }: ShownWidget, boxes: readonly Box[]): Promise<Arbitrary<Data>> {
  const file = resolve(import.meta.dirname, '../../widgets', group, name, 'testing/data.ts');
  if (existsSync(file)) return ((await import(file)) as { data: Arbitrary<Data> }).data;
  const data = similarData(boxes.map(({ props }) => props));
  return fc.tuple(language, data).map(([code, one]) => ({ ...one, language: code }));
}

const views = shownWidgets.flatMap(widget => {
  const { parse, states } = widget.examples;
  return parse ? [[widget.name, widget, parse, Object.values(states)] as const] : [];
});

/** Number of nodes that a view adds on the phone: a captcha adds a field for its image's key. */
const added: Readonly<Record<string, number>> = { captcha: 1 };

describe.each(views)('%s', async (name, widget, parse, states) => {
  const all = states.flatMap(({ render }) => exampleLanguages.map(code => boxIn(render(code))));
  const boxes = all.filter(box => box !== undefined).filter(box => viewPropsIn(box).length > 0);
  const Box = boxes[0]?.type;
  if (!Box) throw new Error('No example has a box');
  const data = await dataOf(widget, boxes);
  const mount = await mountOf(widget);

  test('parse(render(props)) equals props', () => {
    fc.assert(
      fc.property(data, fc.gen(), (printed, invent) => {
        speak(invent);
        const box = Box(printed);
        expect(viewsIn(printBox(box)).map(element => parse(element))).toEqual(viewPropsIn(box));
      }),
      { numRuns: runs },
    );
  });

  test('hydration keeps every node that the server printed', async () => {
    await fc.assert(
      fc.asyncProperty(data, fc.gen(), async (printed, invent) => {
        speak(invent);
        const box = printBox(Box(printed));
        const before = nodesIn(box);
        const views = viewsIn(box);
        expect(views).not.toEqual([]);
        const unmounts = [];
        for (const element of views) unmounts.push(await wake(mount, element, kernelOf(printed.language)));
        const after = nodesIn(box);
        expect(after).toHaveLength(before.length + (added[name] ?? 0));
        expect(before.every((node, index) => node === after[index])).toBe(true);
        for (const unmount of unmounts) unmount();
      }),
      { numRuns: Math.ceil(runs / 5) },
    );
  });
});

test('each widget that hydrates server markup has a test here', () => {
  const hydrated = widgetFolders().filter(({ entry }) =>
    globSync(`${dirname(entry)}/*.tsx`).some(file => / island\(/.test(readFileSync(file, 'utf8'))),
  );
  expect(views.map(([name]) => name).sort()).toEqual(hydrated.map(({ name }) => name));
});
