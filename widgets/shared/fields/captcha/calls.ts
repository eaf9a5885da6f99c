import type { CallsReference } from '../../render/documented-call.ts';

const image = 'An image of five digits, or whatever your captcha is. The same key shows the same image until it is used.';
const unknown = { status: 400, answer: { error: 'What you sent is not valid.' } } as const;

export const reference: CallsReference = {
  title: 'Captchas',
  calls: [
    {
      title: 'A captcha’s image',
      method: 'GET',
      address: '/captcha/{form}',
      does: image,
      addressFrom: '`src` of the image in `.captcha-group`. It may have a query; the phone adds `key`, if it has one.',
      caching: 'no-store',
      notes: [
        'The key is a number. The phone chooses one at random between 10,000,000,000 and 19,000,000,000; the server may choose any. Other keys are not found. Comments on an article use the key from the answer to the visit. The URL in a page that others get, too, has no key. Make one for each image, and tell it in the header `Server-Timing: captcha;desc="{key}"`: the phone then keeps the image. Without JavaScript nothing sends the key: remember the last three in a cookie for ten minutes, and take an answer for any of them. `{form}` keeps the cookies of two forms apart. A page that refuses a form can print the key, in the URL and in a hidden field `captchaKey`.',
        'What the reader has read is sent as `captchaText`, in ASCII digits, and with it the key, as `captchaKey`. A captcha serves once, right or wrong: an answer names the next key in `captchaKey`, and without one the phone chooses it.',
      ],
      samples: [
        { says: 'By its key, an `image/png`', address: '/captcha/save-2?key=12345678901' },
        { says: 'Without a key', address: '/captcha/save-2' },
        { says: 'A malformed key', address: '/captcha/save-2?key=abc', ...unknown },
        {
          says: 'A key that nobody was given, and that no phone chooses',
          address: '/captcha/save-2?key=99999999999',
          status: 404,
          answer: { error: 'There is nothing at this address.' },
        },
      ],
    },
    {
      title: 'A captcha’s question',
      method: 'GET',
      address: '/captcha/{form}/question',
      does: 'A question for readers who cannot see the image. Its answer counts as much as the image’s text. The answer must not be in the question. Machines read questions more easily, so limit them more than images.',
      addressFrom:
        'The image’s address with `/question` behind its path. Asked for where the group has a link `.captcha-question`, whose `href` is for readers without JavaScript.',
      caching: 'no-store',
      samples: [
        {
          says: 'As a text',
          address: '/captcha/save-2/question?key=12345678901&language=en',
          headers: { accept: 'text/plain' },
          answer: 'What is twenty-seven plus fourteen? Type the answer as a number.',
        },
        { says: 'As a page, for who opens the link', address: '/captcha/save-2/question', plain: true },
      ],
    },
  ],
};
