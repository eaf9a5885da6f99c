import { createElement } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Mount, WidgetModule } from '../../kernel/types.ts';
import type { Sample } from '../../widgets/shared/render/documented-call.ts';
import { addMeta, fillIn, kernelOf, settle } from '../../widgets/shared/testing/page.ts';
import { printBox } from '../../widgets/shared/testing/render.ts';
import { mountOf, shownWidgets } from '../../widgets/shared/testing/widgets.ts';

vi.setConfig({ testTimeout: 60_000 });

const mounts = new Map<string | undefined, Mount>();
const mount: Mount = (box, kernel) => mounts.get(box.dataset.widget)?.(box, kernel);

vi.mock(import('../../kernel/chunks.ts'), () => ({
  preloadWidget: () => undefined,
  importWidget: () => Promise.resolve<WidgetModule>({ default: mount }),
}));
const { kernel } = await import('../../kernel/kernel.ts');

/** Widgets that call a server. The test page has one box of each. */
const asking = shownWidgets.filter(({ reference }) => reference);

beforeAll(async () => {
  for (const widget of shownWidgets) mounts.set(widget.name, await mountOf(widget));
});

// Boxes report their own failed calls with this event.
document.addEventListener('widget:error', event => event.preventDefault());

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

/** Successful responses of a server by path. */
const answers = new Map<string, unknown>([['/rest/postCommentVote', 7]]);
for (const { reference } of asking) {
  for (const { address, samples } of reference?.calls ?? []) {
    const isGood = ({ status = 200, plain, answer }: Sample): boolean =>
      status === 200 && !plain && answer !== undefined;
    const sample = samples.find(isGood);
    if (sample) answers.set((sample.address ?? address).replace(/\?.*/, ''), sample.answer);
  }
}

function answerTo(path: string): Response {
  const answer = answers.get(path) ?? { ok: 1, message: '', captchaKey: '' };
  return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

const controls = 'button:enabled,[type=submit]:enabled,[data-province]:not([aria-current])';

/** Fills in a box's fields, and clicks its vote button or else its last control. */
function use(box: Element): void {
  fillIn(box);
  for (const choice of box.querySelectorAll<HTMLInputElement>('[type=radio],[type=checkbox]')) choice.checked = true;
  (box.querySelector<HTMLElement>('.vote-up') ?? [...box.querySelectorAll<HTMLElement>(controls)].at(-1))?.click();
}

/** Returns what a reader sees of a box: its text and the states of its controls. */
function viewOf(box: Element): unknown[] {
  const controls = [...box.querySelectorAll<HTMLInputElement>('input,select,textarea,button')];
  return [box.textContent, box.getAttribute('data-widget-state'), ...controls.map(({ value, checked, disabled }) => [value, checked, disabled])];
}

interface Run {
  /** Paths requested by each box, on waking and after its click. */
  asked: Map<string, Set<string>>;
  views: () => (readonly [name: string, view: unknown[]])[];
  /** Lets the hanging calls fail. */
  fail: () => Promise<void>;
}

/** Wakes all boxes of a page and uses each in turn; calls to the `hanging` paths get no response. */
async function run(hanging?: ReadonlySet<string>): Promise<Run> {
  localStorage.clear();
  kernelOf('en');
  const asked = new Map<string, Set<string>>();
  const failures: (() => void)[] = [];
  let current = '';
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname } = new URL(address, location.href);
    asked.set(current, (asked.get(current) ?? new Set()).add(pathname));
    return hanging?.has(pathname)
      ? new Promise((_, reject) => failures.push(() => reject(new TypeError('Failed to fetch'))))
      : Promise.resolve(answerTo(pathname));
  });
  const places = asking.map(({ name, examples }) => {
    const [state] = Object.values(examples.states);
    return createElement('section', { key: name, id: `of-${name}` }, state?.render('en'));
  });
  printBox(createElement('main', null, ...places));
  const boxes = asking.map(({ name }) => ({ name, box: document.querySelector(`#of-${name}`) ?? document.body }));
  async function each(action: (box: Element) => void): Promise<void> {
    for (const { name, box } of boxes) {
      current = name;
      action(box);
      // The stub attributes a call to the box that was woken last.
      if (!hanging) await settle();
    }
    await settle();
  }
  await each(box => box.querySelectorAll<HTMLElement>('[data-widget]').forEach(one => void kernel.wake(one)));
  await each(use);
  return {
    asked,
    views: () => boxes.map(({ name, box }) => [name, viewOf(box)]),
    async fail() {
      for (const failure of failures) failure();
      await settle();
    },
  };
}

test('every box works while another box\'s calls hang, and after they fail', async () => {
  addMeta('nid', '1201');
  const { asked, views } = await run();
  expect(asked.size).toBeGreaterThan(10);
  // Pages make this one call by themselves.
  expect(asked.get('visit')).toEqual(new Set(['/rest/visit']));
  const whole = views();
  for (const [name, paths] of asked) {
    for (const box of document.querySelectorAll('[data-widget]')) box.dispatchEvent(new Event('widget:unmount'));
    const { views: now, fail } = await run(paths);
    const butIts = (all: typeof whole): typeof whole => all.filter(([other]) => other !== name);
    expect(butIts(now()), `while ${name} waits`).toEqual(butIts(whole));
    await fail();
    expect(butIts(now()), `when ${name} has failed`).toEqual(butIts(whole));
  }
});
