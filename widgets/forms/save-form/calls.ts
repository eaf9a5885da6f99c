import * as z from 'zod/mini';
import { captchaFields, refused, refusedPage, submissionCall } from '../../shared/fields/submission/documented-fields.ts';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { wrongCaptcha } from '../../shared/render/documented-samples.ts';

const address = '/rest/saveForm/2';
const entry = {
  name: 'Mina',
  email: 'mina@example.com',
  cell: '',
  text: 'The railing on the bridge is down.',
  captchaText: '48151',
  captchaKey: '12345678901',
};

export const reference: CallsReference = {
  title: 'Save forms',
  calls: [
    {
      title: 'Send a save form',
      ...submissionCall,
      address: '/rest/saveForm/{id}',
      does: 'Sends what a reader has put into a form of the newsroom’s own.',
      addressFrom: '`data-url` of the form or of its box, or else the `action` of the form: any address.',
      request: documented({
        name: [z.string(), 'A field of this form; yours are called as you call them. A name with several values is sent several times.'],
        email: [z.optional(z.string()), 'Of a field with `data-rule="email"`, as it was typed.'],
        cell: [z.optional(z.string()), 'Of a field with `data-rule="cell"`, as it was typed: digits may be Persian.'],
        text: [z.string(), 'Of a `textarea`. Lines end in `\\n`.'],
        ...captchaFields,
      }),
      notes: [
        'The phone sends all fields as the browser would, a `date` as `2026-11-20` in any language. Fields that a view cannot reproduce, such as multiple selects, stay as they are. A valid form with a file is submitted by the browser: answer with a page. `data-rule` is `email` or `cell`; the server makes any other check, with a 422.',
      ],
      samples: [
        {
          says: 'A form',
          given: 'its captcha',
          address,
          fields: entry,
          answer: { ok: 1, message: 'Your form has been saved.', captchaKey: '15377502916' },
        },
        { ...wrongCaptcha, address, fields: entry },
        {
          says: 'Fields are not filled as they should be; the sentences appear beside them',
          address,
          fields: { ...entry, email: 'mina' },
          ...refused('Please correct these: Email', { email: 'Please enter your email correctly!' }, '15377502916'),
        },
        {
          says: 'There is no such form',
          address: '/rest/saveForm/999',
          fields: entry,
          status: 404,
          answer: { error: 'There is no such form.' },
        },
        {
          says: 'A form without script',
          plain: true,
          given: 'its captcha',
          address,
          fields: entry,
          status: 303,
          location: '/answer/save/2',
        },
        { ...refusedPage, address, fields: { ...entry, name: '' } },
      ],
    },
  ],
};
