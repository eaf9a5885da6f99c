import { expect, test, vi } from 'vitest';
import { element, input, kernelOf, settle, wake } from './page.ts';
import { printBox } from './render.ts';
import { withSilentBrowser } from './silent-browser.ts';
import { json, serve } from './server.ts';
import { mountOf, shownWidgets } from './widgets.ts';

withSilentBrowser();

const imageShown = (): string => element('.captcha-group img').getAttribute('src') ?? '';

const keyShown = (): string => /[?&]key=(1\d{10})$/.exec(imageShown())?.[1] ?? 'none';

/** All states of boxes that send a captcha. */
const cases = shownWidgets
  .filter(({ name, examples }) => examples.parse && name !== 'captcha')
  .flatMap(widget =>
    Object.entries(widget.examples.states).map(([state, { render }]) => ({ widget, name: widget.name, state, render })),
  )
  .filter(({ render }) => printBox(<main>{render('en')}</main>).querySelector('.captcha-group'));

function fill(): void {
  for (const control of document.querySelectorAll<HTMLInputElement>('form :is([required],[type=email])')) {
    control.checked ||= control.type === 'radio';
    if (control.type !== 'radio') control.value = control.type === 'email' ? 'a@b.example' : '1';
  }
  input('[name=captchaText]').value = '12345';
}

test('the examples include boxes with a captcha', () => expect(new Set(cases.map(({ name }) => name)).size).toBeGreaterThan(2));

interface Sent {
  sent: object[];
  /** Keys in the image's URL before and after the box wakes. */
  printed: string;
  shown: string;
}

/** Renders a box and submits its form. */
async function send(
  { widget, render }: (typeof cases)[number],
  { isOurs, prepare }: { isOurs: boolean; prepare: () => void },
): Promise<Sent> {
  const requests = serve(json({ ok: 1 }));
  printBox(<main>{render('en')}</main>);
  if (!isOurs) for (const view of document.querySelectorAll('[data-view]')) view.removeAttribute('data-view');
  const printed = keyShown();
  prepare();
  const unmount = await wake(await mountOf(widget), element(`[data-widget=${widget.name}]`), kernelOf('en'));
  const shown = keyShown();
  fill();
  for (const form of document.forms) form.requestSubmit();
  await settle();
  unmount();
  localStorage.clear();
  return { sent: requests.map(({ body, query }) => ({ ...query, ...body })), printed, shown };
}

const variants = [true, false].flatMap(isOurs =>
  [() => undefined, () => input('[name=captchaText]').focus()].map(prepare => ({ isOurs, prepare })),
);

test.each(cases)('$name, $state, sends the key of the shown image', async shownCase => {
  const keys: string[] = [];
  for (const variant of variants) {
    const { sent, printed, shown } = await send(shownCase, variant);
    expect(sent).toMatchObject([{ captchaText: '12345', captchaKey: shown }]);
    if (printed === 'none') keys.push(shown);
    else expect(shown).toBe(printed);
  }
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('none');
});

test.each(cases)('$name, $state, sends no key if the browser does not know it', async shownCase => {
  for (const entries of [undefined, () => [], () => [{}]]) {
    vi.stubGlobal('performance', { getEntriesByName: entries });
    const { sent, printed, shown } = await send(shownCase, { isOurs: true, prepare: fill });
    expect(shown).toBe(printed);
    expect(sent).toMatchObject([{ captchaText: '12345', captchaKey: printed === 'none' ? '' : printed }]);
  }
});

test.each(cases)('$name, $state, keeps an image whose key the server has sent', async shownCase => {
  const serverTiming = [{ name: 'cache', description: 'hit' }, { name: 'captcha', description: '17000000000' }];
  vi.stubGlobal('performance', { getEntriesByName: () => [{ serverTiming }] });
  for (const variant of [...variants, { isOurs: true, prepare: fill }]) {
    const { sent, printed, shown } = await send(shownCase, variant);
    expect(shown).toBe(printed);
    expect(sent).toMatchObject([{ captchaKey: printed === 'none' ? '17000000000' : printed }]);
  }
});
