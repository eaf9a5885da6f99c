import { describe, expect, test } from 'vitest';
import type { Field, FormState } from '../../shared/fields/field.ts';
import { lineField } from '../../shared/fields/text-fields.ts';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { choiceField, fieldErrors, formMessage, typeInto } from '../../shared/testing/form.tsx';
import { click, input, kernelOf, print, settle, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { json, serve, unreachable } from '../../shared/testing/server.ts';
import { NewsletterBox } from './box.tsx';
import { mediumOf, withFirstNewsletter } from './model.ts';
import mount from './newsletter.tsx';
import { newsletterFields } from './rendered-fields.ts';

const newsletters = [
  { id: '3', title: 'صبح' },
  { id: '5', title: 'شب' },
];

const printNewsletter = (state?: FormState): HTMLElement =>
  printBox(<NewsletterBox language="fa" newsletters={newsletters} {...(state && { state })} />);

const wakeNewsletter = (): Promise<unknown> => wake(mount, printNewsletter(), kernelOf());

const radio = (name: string, value: string): HTMLInputElement => input(`[name=${name}][value="${value}"]`);

async function choose(name: string, value: string): Promise<void> {
  radio(name, value).click();
  await settle();
}

const chosen = (): string[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>(':checked'), ({ name, value }) => `${name} ${value}`);

/** Returns whether the e-mail address and the cell phone number are mandatory. */
const needed = (): boolean[] => ['email', 'cell'].map(name => input(`[name=${name}]`).required);
const byCell = [false, true];

test('a medium from a draft determines the mandatory contact', async () => {
  serve(unreachable);
  await wakeNewsletter();
  await choose('medium', '2');
  await choose('newsletter_id', '5');
  await wakeNewsletter();
  expect([chosen(), needed()]).toEqual([['newsletter_id 5', 'medium 2'], byCell]);
  expect(formMessage()).toBe(formWords.fa.draftRestored);
});

describe('a newsletter form of another CMS', () => {
  const printUnrendered = (): HTMLElement =>
    print(`<div data-url="/subscribe"><form>
      <fieldset><legend>خبرنامه</legend>
        <label><input type="radio" name="newsletter_id" value="3"> صبح</label>
        <label><input type="radio" name="newsletter_id" value="5"> شب</label></fieldset>
      <select name="medium" aria-label="راه"><option value="1">ایمیل</option><option value="2">تلفن</option></select>
      <label>ایمیل<input name="email" type="email" data-required-msg="ایمیل؟"></label>
      <label>تلفن<input name="cell" data-rule="cell" data-rule-msg="نادرست" data-required-msg="تلفن؟"></label>
      <button>برو</button></form></div>`);

  test('requires the contact of its medium, even if it was chosen before the form woke', async () => {
    const requests = serve(json('1'));
    const box = printUnrendered();
    typeInto('medium', '2');
    await wake(mount, box, kernelOf());
    await click('.form-send');
    expect(fieldErrors()).toEqual({ cell: 'تلفن؟' });
    typeInto('medium', '1');
    await settle();
    await click('.form-send');
    expect(fieldErrors()).toEqual({ email: 'ایمیل؟' });
    typeInto('email', 'sara@dakkeh.ir');
    await click('.form-send');
    expect(requests[0]?.body).toMatchObject({ newsletter_id: '3', medium: '1' });
  });
});

const mandatory = (fields: readonly Field[]): string[] =>
  fields.filter(field => field.kind !== 'section' && field.mandatory).map(({ name }) => name);

test.each([
  [undefined, ['newsletter_id', 'medium', 'email']],
  ['1', ['newsletter_id', 'medium', 'email']],
  ['2', ['newsletter_id', 'medium', 'cell']],
])('the medium %s requires %j', (medium, names) => {
  const fields = newsletterFields('fa', newsletters, medium);
  expect(mandatory(fields)).toEqual(names);
  expect(mediumOf(fields)).toBe(medium ?? '1');
});

test('the first newsletter is selected only if none is', () => {
  const open = choiceField('radio', 'newsletter_id', ['3', '5']);
  const others: Field[] = [choiceField('radio', 'pace', ['slow']), lineField({ name: 'email', label: '' })];
  expect(withFirstNewsletter([open, ...others])).toEqual([choiceField('radio', 'newsletter_id', ['3', '5'], '3'), ...others]);
  const chosen = [choiceField('select', 'newsletter_id', ['3', '5'], '5')];
  expect(withFirstNewsletter(chosen)).toEqual(chosen);
});

test.each<[string, Field[], string]>([
  ['without a medium', [], ''],
  ['with a text for a medium', [lineField({ name: 'medium', label: '', value: '2' })], ''],
  ['with radios of which none is chosen', [choiceField('radio', 'medium', ['1', '2'])], ''],
  ['with a select that begins with its first option', [choiceField('select', 'medium', ['1', '2'])], '1'],
  ['with a select of which one is chosen', [choiceField('select', 'medium', ['1', '2'], '2')], '2'],
  ['with a select without options', [choiceField('select', 'medium', [])], ''],
])('the medium of a form %s is read', (_, fields, medium) => {
  expect(mediumOf(fields)).toBe(medium);
});
