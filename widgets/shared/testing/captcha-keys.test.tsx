import { expect, test } from 'vitest';
import { element, input, kernelOf, settle, wake, withFreshPages } from './page.ts';
import { printBox } from './render.ts';
import { withSilentBrowser } from './silent-browser.ts';
import { json, serve } from './server.ts';
import { mountOf, shownWidgets } from './widgets.ts';

withFreshPages();
withSilentBrowser();

const imageShown = (): string => element('.captcha-group img').getAttribute('src') ?? '';

const keyShown = (): string => /[?&]key=(1\d{10})$/.exec(imageShown())?.[1] ?? 'none';

/** Every state of a box that sends what was read in a captcha. */
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

test('some boxes have a captcha', () => expect(new Set(cases.map(({ name }) => name)).size).toBeGreaterThan(2));

test.each(cases)('what $name, $state, sends has the key of the image that is shown, of the first one, too', async ({ widget, render }) => {
  const mount = await mountOf(widget);
  const keys: string[] = [];
  for (const isFocused of [false, true]) {
    for (const isOurs of [true, false]) {
      const requests = serve(json({ ok: 1 }));
      printBox(<main>{render('en')}</main>);
      if (!isOurs) for (const view of document.querySelectorAll('[data-view]')) view.removeAttribute('data-view');
      if (isFocused) input('[name=captchaText]').focus();
      const unmount = await wake(mount, element(`[data-widget=${widget.name}]`), kernelOf('en'));
      const key = keyShown();
      keys.push(key);
      fill();
      for (const form of document.forms) form.requestSubmit();
      await settle();
      expect(requests.map(({ body, query }) => ({ ...query, ...body }))).toMatchObject([{ captchaText: '12345', captchaKey: key }]);
      unmount();
      localStorage.clear();
    }
  }
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain('none');
});
