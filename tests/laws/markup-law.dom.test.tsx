import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { widgetFolders } from '../../scripts/build/widget-folders.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import { wordsFor } from '../../widgets/shared/render/words.ts';
import { inventedWords } from '../../widgets/shared/testing/arbitraries.ts';
import { nodesIn, viewPropsIn } from '../../widgets/shared/testing/hydration.ts';
import type { MarkupLaw } from '../../widgets/shared/testing/markup-law.ts';
import { kernelOf, SilentObserver, wake, withFreshPages } from '../../widgets/shared/testing/page.ts';
import { isShippedRuntime, printBox } from '../../widgets/shared/testing/render.ts';

withFreshPages();
vi.setConfig({ testTimeout: 60_000 });

vi.mock(import('../../widgets/shared/render/words.ts'), () => ({ wordsFor: vi.fn() }));

/** From now on the boxes say what is invented for them. */
function speak(invent: fc.GeneratorValue): void {
  vi.mocked(wordsFor).mockImplementation(inventedWords(invent));
}

// No server answers: what a view asks for is still on its way.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('IntersectionObserver', SilentObserver);
});

/** React prints and reads the same as the shipped runtime: a few cases are enough. */
const runs = isNightly ? 200 : isShippedRuntime ? 50 : 10;

const view = '[data-view=""]';

/** The views of a box: it is one itself, or has several. Boxes in them are others. */
const viewsIn = (box: HTMLElement): HTMLElement[] =>
  [box, ...box.querySelectorAll<HTMLElement>(view)].filter(
    element => element.matches(view) && !element.parentElement?.closest(view),
  );

function expectLaw<Data extends { language: string }>({ Box, parse, mount, data }: MarkupLaw<Data>): void {
  test('parse(render(props)) equals props', () => {
    fc.assert(
      fc.property(data, fc.gen(), (printed, invent) => {
        speak(invent);
        const box = Box(printed) as ReactElement;
        expect(viewsIn(printBox(box)).map(element => parse(element))).toEqual(viewPropsIn(box));
      }),
      { numRuns: runs },
    );
  });

  test('hydration keeps every node that the server printed', async () => {
    await fc.assert(
      fc.asyncProperty(data, fc.gen(), async (printed, invent) => {
        speak(invent);
        const box = printBox(Box(printed) as ReactElement);
        const before = nodesIn(box);
        const views = viewsIn(box);
        expect(views).not.toEqual([]);
        const unmounts = [];
        for (const element of views) unmounts.push(await wake(mount, element, kernelOf(printed.language)));
        const after = nodesIn(box);
        expect(after).toHaveLength(before.length);
        expect(after.every((node, index) => node === before[index])).toBe(true);
        for (const unmount of unmounts) unmount();
      }),
      { numRuns: Math.ceil(runs / 5) },
    );
  });
}

const widgets = resolve(import.meta.dirname, '../../widgets');
const found = globSync('!(shared)/*/markup-law.ts', { cwd: widgets }).sort();

for (const path of found) {
  const { law } = (await import(resolve(widgets, path))) as { law: MarkupLaw<{ language: string }> };
  describe(basename(dirname(path)), () => expectLaw(law));
}

test('each widget whose view hydrates what a server prints has its law', () => {
  const isHydrated = (folder: string): boolean =>
    /data-view=""/.test(readFileSync(`${folder}/box.tsx`, 'utf8')) &&
    globSync(`${folder}/*.tsx`).some(file => / island\(/.test(readFileSync(file, 'utf8')));
  const hydrated = widgetFolders().filter(({ entry, hasBox }) => hasBox && isHydrated(dirname(entry)));
  expect(found.map(path => basename(dirname(path))).sort()).toEqual(hydrated.map(({ name }) => name));
});
