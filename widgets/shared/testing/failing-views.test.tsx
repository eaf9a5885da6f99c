import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mount, WidgetModule } from '../../../kernel/types.ts';
import { isNightly } from '../../../scripts/test/nightly.ts';
import { makeUnrendered, viewPropsIn } from './hydration.ts';
import { element, kernelOf, settle } from './page.ts';
import { printBox } from './render.ts';
import { serve, silent } from './server.ts';
import { mountOf, shownWidgets } from './widgets.ts';

const moments = ['first render', 'first layout effect', 'first effect', 'later render', 'later effect'] as const;

/** Moment at which the views of this test throw. */
const trap = { moment: '' };

const proceed = new EventTarget();

function Trap(): null {
  const [stage, setStage] = useState('first');
  const throwAt = (part: string): void => {
    if (trap.moment === `${stage} ${part}`) throw new Error(trap.moment);
  };
  throwAt('render');
  useEffect(() => {
    const goOn = (): void => setStage('later');
    proceed.addEventListener('later', goOn);
    return () => proceed.removeEventListener('later', goOn);
  }, []);
  useLayoutEffect(() => throwAt('layout effect'));
  useEffect(() => throwAt('effect'));
  return null;
}

vi.mock(import('../island/island.tsx'), async importOriginal => {
  const { island } = await importOriginal();
  return {
    island: (parse, View) => {
      const Inner = View as ComponentType<object>;
      const Trapped = (props: object): ReactNode => (
        <>
          <Inner {...props} />
          <Trap />
        </>
      );
      return island(parse, Trapped);
    },
  };
});

const mounts = new Map<string | undefined, Mount>();
const mount: Mount = (box, kernel) => mounts.get(box.dataset.widget)?.(box, kernel);

vi.mock(import('../../../kernel/chunks.ts'), () => ({
  preloadWidget: () => undefined,
  importWidget: () => Promise.resolve<WidgetModule>({ default: mount }),
}));

const { kernel } = await import('../../../kernel/kernel.ts');

beforeAll(async () => {
  for (const widget of shownWidgets) mounts.set(widget.name, await mountOf(widget));
});

/** Events of boxes in the order they were fired. */
const said: Event[] = [];

beforeEach(() => {
  kernelOf();
  serve(silent, silent);
  said.length = 0;
});

for (const type of ['widget:ready', 'widget:error']) {
  document.addEventListener(type, event => {
    event.preventDefault();
    said.push(event);
  });
}
// React also reports that it tried the first render twice.
addEventListener('error', event => event.preventDefault());

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (view: Element): Field[] =>
  [...view.querySelectorAll<Field>('[name]:is(input,select,textarea):enabled:not([type=hidden],[type=file])')];

const sample: Partial<Record<string, string>> = { date: '2026-01-02', number: '7', email: 'a@b.example', tel: '0912' };

/** Fills in a form: types into all fields, chooses the last option of each group, and focuses a field. */
function fill(view: Element): void {
  for (const field of fieldsIn(view)) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else if (/radio|checkbox/.test(field.type)) field.click();
    else field.value = sample[field.type] ?? 'نوشته';
  }
  fieldsIn(view).at(-1)?.focus();
}

const typedIn = (view: Element): unknown[] =>
  fieldsIn(view).map(field => {
    const isChecked = 'checked' in field && field.checked;
    return [field.name, field.value, isChecked, field === document.activeElement];
  });

async function wake(view: HTMLElement): Promise<void> {
  const box = view.closest<HTMLElement>('[data-widget]');
  if (!box) throw new Error('The view is in no box');
  void kernel.wake(box);
  await settle();
  if (box !== view) view.querySelector('button')?.click();
  await settle();
}

/** The first state of each view, except that of a poll with a nested view. */
const cases = shownWidgets.flatMap(({ name, examples: { states } }) =>
  Object.entries(states)
    .filter(([, { render }]) => viewPropsIn(render('fa')).length > 0)
    .filter(([state], index) => isNightly || index === 0 || state === 'captcha')
    .map(([state, { render }]) => ({ name, state, render })),
);

describe.each(cases)('a view of $name, $state', ({ render }) => {
  function printView(isUnrendered: boolean): HTMLElement {
    printBox(<main>{render('fa')}</main>);
    const view = element('[data-view]');
    if (isUnrendered) makeUnrendered(view);
    return view;
  }

  describe.each([['of ours', false], ['of somebody else', true]] as const)('in markup %s', (_, isUnrendered) => {
    test.each(moments)('that throws in its %s restores the markup with the reader\'s texts and choices', async moment => {
      trap.moment = moment;
      const view = printView(isUnrendered);
      const { innerHTML } = view;
      const nodes = [...view.querySelectorAll('*')];
      fill(view);
      const before = typedIn(view);
      await wake(view);
      if (moment.startsWith('later')) {
        expect(said.some(({ type }) => type === 'widget:error')).toBe(false);
        proceed.dispatchEvent(new Event('later'));
        await settle();
      }
      expect(view.innerHTML).toBe(innerHTML);
      expect(typedIn(view)).toEqual(before);
      if (isUnrendered) expect([...view.querySelectorAll('*')]).toEqual(nodes);
      const errors = said.filter(({ type }) => type === 'widget:error');
      expect(errors).toEqual([
        expect.objectContaining({ target: view, bubbles: true, cancelable: true, detail: new Error(moment) }),
      ]);
      expect(view.dataset.widgetState).toBe('failed');
    });
  });
});
