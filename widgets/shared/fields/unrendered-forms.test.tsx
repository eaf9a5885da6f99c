import { describe, expect, test, vi } from 'vitest';
import saveForm from '../../forms/save-form/save-form.tsx';
import { control, fieldErrors, formMessage, send, typeInto } from '../testing/form.tsx';
import { click, element, input, kernelOf, print, textsOf, wake } from '../testing/page.ts';
import { json, serve } from '../testing/server.ts';

const saved = json({ ok: 1 });

/** Creates an awake form as another CMS might print it. */
async function wakeUnrendered(fields: string): Promise<() => void> {
  const box = print(`<div data-url="/save" data-invalid="درست کنید:" data-success="رسید">
    <form action="/save">${fields}<button>بفرست</button></form></div>`);
  return wake(saveForm, box, kernelOf());
}

/** Returns true if the browser itself submits the form. */
async function leavesAsPlainForm(): Promise<boolean> {
  const left = vi.fn((event: Event) => event.preventDefault());
  const listen = (event: Event): void => {
    if (!event.defaultPrevented) left(event);
  };
  addEventListener('submit', listen);
  await send();
  removeEventListener('submit', listen);
  return left.mock.calls.length > 0;
}

describe('a field that only the browser can show', () => {
  const cities = `<p class="row">شهرها <select name="cities" multiple required data-required-msg="شهری برگزینید.">
    <option>تهران</option><option>شیراز</option><option>تبریز</option></select></p>`;

  test('shows its error and is named in the summary', async () => {
    const requests = serve(saved);
    await wakeUnrendered(cities);
    await send();
    expect(requests).toEqual([]);
    expect(fieldErrors()).toEqual({ cities: 'شهری برگزینید.' });
    expect(formMessage()).toBe('درست کنید: شهرها');
    expect(document.activeElement).toBe(control('cities'));
    expect(control('cities').getAttribute('aria-invalid')).toBe('true');
  });

  test('receives one click event per click', async () => {
    await wakeUnrendered('<p><input type="checkbox" name="consent"></p>');
    input('[name=consent]').click();
    expect(input('[name=consent]').checked).toBe(true);
    const clicked = vi.fn();
    document.addEventListener('click', clicked);
    input('[name=consent]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.removeEventListener('click', clicked);
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('returns to its place when the view is removed', async () => {
    const unmount = await wakeUnrendered('<p class="row"><i>ب</i><input name="b" value="2" readonly></p>');
    const row = element('.row');
    unmount();
    expect(row.isConnected).toBe(false);
    expect(row.parentElement?.matches('form')).toBe(true);
  });
});

describe('a form with a file', () => {
  const file = '<label>عکس <input type="file" name="photo"></label>';

  test('is submitted by the browser, with its captcha', async () => {
    const requests = serve(saved);
    await wakeUnrendered(`${file}<p class="captcha-group"><img src="/captcha" alt=""><label>کد</label><input name="captchaText"></p>`);
    input('[name=captchaText]').value = '12345';
    expect((element('form') as HTMLFormElement).enctype).toBe('multipart/form-data');
    expect(await leavesAsPlainForm()).toBe(true);
    expect(input('[name=captchaKey]').value).toMatch(/^1\d{10}$/);
    expect(requests).toEqual([]);
  });

  test('is not submitted before it is valid', async () => {
    await wakeUnrendered(`${file}<label>نام <input name="a" required data-required-msg="خالی"></label>`);
    expect(await leavesAsPlainForm()).toBe(false);
    expect(fieldErrors()).toEqual({ a: 'خالی' });
  });
});

test.each([
  ['type="number" min="10"', '9'],
  ['type="url"', 'dakkeh'],
  ['pattern="[0-9]+"', 'abc'],
  ['type="date" max="2026-01-01"', '2027-01-01'],
])('a line with %s is validated by the browser', async (attributes, wrong) => {
  const requests = serve(saved);
  await wakeUnrendered(`<label>برچسب <input name="a" ${attributes}></label>`);
  typeInto('a', wrong);
  await send();
  expect(requests).toEqual([]);
  expect(fieldErrors()).toEqual({ a: input('[name=a]').validationMessage });
  typeInto('a', '');
  await send();
  expect(requests).toHaveLength(1);
});

test('a colour field is not stored in a draft, because it always has a value', async () => {
  await wakeUnrendered('<label>رنگ <input type="color" name="paint"></label>');
  typeInto('paint', '#cc0000');
  expect(localStorage.getItem('draft') ?? '').not.toContain('paint');
});

test('a reset button stays and clears the form', async () => {
  await wakeUnrendered('<label>نام <input name="a"></label><input type="reset" value="از نو">');
  typeInto('a', 'سارا');
  expect(textsOf('.form-reset')).toEqual(['از نو']);
  await click('.form-reset');
  expect(control('a').value).toBe('');
  expect(localStorage.getItem('draft') ?? '').not.toContain('سارا');
});

test('a required checkbox with its own label shows its mark and is named in the summary', async () => {
  await wakeUnrendered('<label><input type="checkbox" name="consent" value="1" required> می‌پذیرم</label>');
  expect(textsOf('legend')).toEqual([]);
  expect(textsOf('.choice')).toEqual(['می‌پذیرم *']);
  await send();
  expect(formMessage()).toBe('درست کنید: می‌پذیرم');
});

test('radios with ids keep the reader\'s choice', async () => {
  const radio = (id: string): string => `<input type="radio" name="pace" value="${id}" id="${id}"><label for="${id}">${id}</label>`;
  const box = print(`<div data-url="/save"><form><fieldset><legend>سرعت</legend>${radio('slow')}${radio('fast')}</fieldset>
    <button>بفرست</button></form></div>`);
  input('#fast').click();
  await wake(saveForm, box, kernelOf());
  expect(input('input:checked').value).toBe('fast');
});
