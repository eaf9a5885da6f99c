import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { controlsOf } from '../controls.ts';
import { restoreDraft } from './draft.ts';
import type { Field, Values } from '../field.ts';
import { submitForm } from '../submission/submit-form.ts';
import { valuesOf } from '../values.ts';
import { isChoice } from '../../markup/choices.ts';
import { draftOf, printSaveForm } from '../../testing/form.tsx';
import { formFields, valuesFor } from '../../testing/form-arbitraries.ts';

function printForm(fields: readonly Field[]): HTMLFormElement {
  const form = printSaveForm({ fields, captcha: true }).querySelector('form');
  if (!form) throw new Error('No form');
  return form;
}

/** Fills in a form as a reader does. */
function fill(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form)) {
    const given = values.get(control.name) ?? [];
    if (isChoice(control)) control.checked = given.includes(control.value);
    else control.value = given[0] ?? '';
  }
}

const isSecret = (field: Field): boolean =>
  field.kind === 'line' ? field.sensitive || field.type === 'password' : 'sensitive' in field && field.sensitive;

const filledForm = formFields.chain(fields => fc.tuple(fc.constant(fields), valuesFor(fields)));

/** Returns a draft as it is stored. */
const stored = (form: HTMLFormElement): unknown => JSON.parse(JSON.stringify(draftOf(form) ?? null));

test('a draft restores everything that was typed into a form, except sensitive fields', () => {
  fc.assert(
    fc.property(filledForm, ([fields, values]) => {
      const form = printForm(fields);
      const untouched = valuesOf(form);
      fill(form, values);
      const draft = stored(form);
      const before = valuesOf(form);
      const again = printForm(fields);
      expect(restoreDraft(again, draft)).toBe(draft !== null);
      const after = valuesOf(again);
      for (const field of fields) {
        expect(after.get(field.name)).toEqual((isSecret(field) ? untouched : before).get(field.name));
      }
      expect(stored(again)).toEqual(draft);
    }),
  );
});

test('a sensitive value is neither stored in a draft nor restored from one', () => {
  fc.assert(
    fc.property(filledForm, ([fields, values]) => {
      const form = printForm(fields);
      const untouched = valuesOf(form);
      fill(form, values);
      const secrets = fields.filter(isSecret).map(({ name }) => name);
      expect(Object.keys(draftOf(form) ?? {}).filter(name => secrets.includes(name))).toEqual([]);
      const again = printForm(fields);
      restoreDraft(again, Object.fromEntries(secrets.map(name => [name, ['stolen']])));
      expect(valuesOf(again)).toEqual(untouched);
    }),
  );
});

test('a corrupt draft causes no error and sets no value that the form does not offer', () => {
  fc.assert(
    fc.property(formFields, fc.anything(), fc.array(fc.anything()), (fields, anything, values) => {
      const form = printForm(fields);
      const names = [...valuesOf(form).keys()];
      restoreDraft(form, anything);
      restoreDraft(form, Object.fromEntries(fields.map(({ name }) => [name, values])));
      for (const field of fields) {
        if (field.kind !== 'radio' && field.kind !== 'select') continue;
        const offered = field.options.map(({ value }) => value);
        const [value] = valuesOf(form).get(field.name) ?? [];
        expect(value === undefined ? !names.includes(field.name) : offered.includes(value)).toBe(true);
      }
    }),
  );
});

test('a form sends all its values under their names, in order, and its captcha', async () => {
  await fc.assert(
    fc.asyncProperty(filledForm, fc.string(), async ([fields, values], captchaText) => {
      const sent = vi.fn((_: string, { body }: { body: URLSearchParams }) => Promise.resolve(Response.json(body.size)));
      vi.stubGlobal('fetch', sent);
      const form = printForm(fields);
      fill(form, values);
      await submitForm('/save', valuesOf(form), { captchaText, captchaKey: '18' });
      const { body } = sent.mock.calls[0]?.[1] ?? { body: new URLSearchParams() };
      const expected = [...new FormData(form)].filter(([name]) => !/^captcha/.test(name));
      expect([...new URLSearchParams(String(body))]).toEqual([
        ...expected,
        ['captchaText', captchaText.toWellFormed()],
        ['captchaKey', '18'],
      ]);
    }),
  );
});
