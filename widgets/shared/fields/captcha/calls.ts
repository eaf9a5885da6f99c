import type { CallsReference } from '../../render/documented-call.ts';

const image = 'An image of five digits, or whatever your captcha is. The same key shows the same image until it is used.';
const unknown = { status: 400, answer: { error: 'What you sent is not a right value.' } } as const;

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
        'The key is a number that either side may choose, the phone within its range alone: any other key that was not given is not found. Without JavaScript there is none in the address: make one, and remember it in a cookie for the reader, for ten minutes; `{form}` keeps the cookies of two forms apart. A script chooses one at random, between 10,000,000,000 and 19,000,000,000, or takes the one that the visit was answered with (on an article, for its comments). In a poll it leaves the image without a key until the reader wants another one.',
        'What the reader has read is sent as `captchaText`, in ASCII digits, and with it the key, as `captchaKey`. A captcha serves once, right or wrong: an answer names the next key in `captchaKey`, and without one the phone chooses it.',
      ],
      samples: [
        { says: 'By its key, an `image/png`', address: '/captcha/save-2?key=12345678901', status: 200 },
        { says: 'Without a key', address: '/captcha/save-2', status: 200 },
        { says: 'A key that is none', address: '/captcha/save-2?key=abc', ...unknown },
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
      does: 'A question for readers who cannot see the image: its answer is as good as what the image shows. It has to be one that is not printed in the question, and is asked for less often than images are: a machine reads it more easily.',
      addressFrom:
        'The image’s address with `/question` behind its path. Asked for where the group has a link `.captcha-question`, whose `href` is for readers without JavaScript.',
      caching: 'no-store',
      samples: [
        {
          says: 'As a text',
          address: '/captcha/save-2/question?key=12345678901&language=en',
          headers: { accept: 'text/plain' },
          status: 200,
          answer: 'What is twenty-seven plus fourteen? Type the answer as a number.',
        },
        { says: 'As a page, for who opens the link', address: '/captcha/save-2/question', plain: true, status: 200 },
      ],
    },
  ],
};
