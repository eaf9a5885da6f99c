import * as z from 'zod/mini';
import { refused, refusedPage, submissionCall } from '../../shared/fields/submission/documented-fields.ts';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';

const byEmail = { newsletter_id: '34', medium: '1', email: 'mina@example.com', cell: '' };

export const reference: CallsReference = {
  title: 'Newsletters',
  calls: [
    {
      title: 'Ask for a newsletter',
      ...submissionCall,
      address: '/rest/newsletter',
      does:
        'Asks for a newsletter by e-mail or by text message. Answer the same whether somebody is subscribed or not, and begin to send when a link in a first message was opened.',
      request: documented({
        newsletter_id: [z.string(), 'Id of the newsletter: the value of its radio.'],
        medium: [z.enum(['1', '2']), '1 is e-mail, 2 is the cell phone.'],
        email: [z.optional(z.string()), 'Needed for medium 1.'],
        cell: [z.optional(z.string()), 'Needed for medium 2, as it was typed: digits may be Persian, and spaces and dashes between them.'],
      }),
      notes: [
        'Anyone can enter anyone’s address. The stand-in newsroom sends only the first message until its link is opened. It sends ten an hour for one IP address and five a day to one recipient, and text messages only to chosen countries.',
      ],
      samples: [
        {
          says: 'By e-mail',
          fields: byEmail,
          answer: { ok: 1, message: 'We have sent you a link. Open it to complete your subscription.', captchaKey: '' },
        },
        {
          says: 'By text message',
          fields: { newsletter_id: '34', medium: '2', email: '', cell: '+98 912 345 6789' },
          answer: { ok: 1, message: 'We have sent you a link. Open it to complete your subscription.', captchaKey: '' },
        },
        {
          says: 'The address that the medium needs is missing',
          fields: { ...byEmail, email: '' },
          ...refused('Please correct these: Email', { email: 'Please enter your email.' }),
        },
        {
          says: 'A number of a country that no text messages are sent to',
          fields: { newsletter_id: '34', medium: '2', email: '', cell: '+49 151 23456789' },
          ...refused('Please correct these: Cell number', {
            cell: 'We do not send text messages to this country. Please choose email.',
          }),
        },
        {
          says: 'A form without script',
          plain: true,
          fields: byEmail,
          status: 303,
          location: '/answer/newsletter?language=en',
        },
        { ...refusedPage, fields: { ...byEmail, email: 'mina' } },
      ],
    },
  ],
};
