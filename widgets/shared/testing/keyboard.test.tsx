import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/test/nightly.ts';
import { element, kernelOf, settle, wake } from './page.ts';
import { printBox } from './render.ts';
import { type Answer, json, serve, unreachable } from './server.ts';
import { withSilentBrowser } from './silent-browser.ts';
import { mountOf, shownWidgets } from './widgets.ts';

withSilentBrowser();

/** Responses to any request. */
const answers: Readonly<Record<string, Answer>> = {
  'takes it': json({ ok: 1, message: 'Taken.', count: 3, like: 2, dislike: 1 }),
  'asks for the captcha again': json({ ok: 2, message: 'Read again.', captchaKey: '12345678901' }),
  'refuses it': json({ error: 'Refused.', errors: { email: 'Wrong.' } }, 422),
  'fails': json({ ok: 0, message: 'Failed.' }),
  'makes no sense': json([]),
  'is not there': unreachable,
};

const live = '[role=status],[role=alert],[aria-live]';

const textOf = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();

/** Collects the texts that a screen reader announces from now on: live regions and the focus. */
function listen(): () => string[] {
  const heard: string[] = [];
  const spoken = new Map([...document.querySelectorAll(live)].map(region => [region, textOf(region)]));
  const hearRegions = (): void => {
    for (const region of document.querySelectorAll(live)) {
      const text = textOf(region);
      if (text && spoken.get(region) !== text) heard.push(text);
      spoken.set(region, text);
    }
  };
  const hearFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const described = document.getElementById(target.getAttribute('aria-describedby') ?? '');
    heard.push(target.tabIndex === -1 ? textOf(target) : described ? textOf(described) : `(${target.localName})`);
  };
  const regions = new MutationObserver(hearRegions);
  regions.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  addEventListener('focusin', hearFocus);
  return () => {
    hearRegions();
    regions.disconnect();
    removeEventListener('focusin', hearFocus);
    return heard;
  };
}

function fill(): void {
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is([required],[type=email],[name=captchaText])')) {
    if (control.type === 'radio') (control as HTMLInputElement).checked = true;
    else control.value = control.type === 'email' ? 'a@b.example' : '1';
  }
}

const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main button:enabled')];

const isLost = ({ activeElement }: Document): boolean =>
  !activeElement || activeElement === document.body || activeElement.matches(':disabled, fieldset:disabled *');

/** Boxes that send input and show the result. */
const boxes = shownWidgets
  .filter(({ examples, group }) => examples.parse && /^(article|forms)$/.test(group))
  .map(widget => {
    const states = Object.entries(widget.examples.states);
    return { widget, name: widget.name, states: sampleOf(states).concat(states.filter(([state]) => state === 'captcha')) };
  });

const cases = boxes.flatMap(box => Object.keys(answers).map(answer => ({ ...box, answer })));

test.each(cases)('a press on a button of $name keeps the focus and is announced once if the server $answer', async ({ widget, states, answer }) => {
  const mount = await mountOf(widget);
  for (const [state, { render }] of states) {
    const print = (): unknown => printBox(<main>{render('en')}</main>);
    print();
    for (let index = 0; index < buttons().length; index += 1) {
      serve(...Array.from({ length: 4 }, () => answers[answer] ?? unreachable));
      print();
      const unmount = await wake(mount, element(`[data-widget=${widget.name}]`), kernelOf('en'));
      fill();
      const button = buttons()[index];
      button?.focus();
      const stop = listen();
      button?.click();
      await settle();
      const heard = stop();
      const where = `${state}, button ${index}`;
      expect.soft(isLost(document), where).toBe(false);
      expect.soft(heard.filter(text => text === ''), where).toEqual([]);
      expect.soft([...new Set(heard)], where).toEqual(heard);
      unmount();
      localStorage.clear();
      print();
    }
  }
});
