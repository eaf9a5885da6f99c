import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { wrongCaptcha } from '../../shared/render/documented-samples.ts';
import { id, schemaOf, text } from '../../shared/render/schemas.ts';
import { voteAnswer } from '../../shared/calls/kept-answers.ts';

/** Request for a vote, with the captcha answer if the poll has a captcha. */
export const voteRequest = documented({
  poid: [id, 'Id of the option: that of its radio.'],
  captchaText: [text, 'What the reader has read in the captcha, in ASCII digits. Only where the poll shows one.'],
  captchaKey: [text, 'Key of the image that was read; empty for the one that the page was printed with, whose key is in the cookie.'],
});

const answer = {
  schema: schemaOf(voteAnswer),
  fields: {
    ok: '1: voted, the results are shown. 2: wrong captcha. Anything else: an error.',
    message: 'What the poll says. Without it, `data-success` or `data-error` of the box.',
    captchaKey: 'With `ok` 2, the key of the next image.',
    poid: 'With `ok` 1, the option that counts: the reader may have voted for another one before. Without it, the one sent.',
    counted: 'Whether this vote was counted. `false` where the reader had voted before; without it, it was.',
  },
};

export const reference: CallsReference = {
  title: 'Polls',
  calls: [
    {
      title: 'Vote',
      method: 'POST',
      address: '/rest/vote?poid={option}',
      does: 'Votes for an option of a poll. Each reader’s first vote in a poll counts; a later one is answered with what counts.',
      addressFrom: 'Fixed. The fields are in the address; a form without script has them in its body.',
      request: voteRequest,
      answer,
      refusal: answer,
      caching: 'no-store',
      cookies: ['reader'],
      samples: [
        {
          says: 'A vote',
          address: '/rest/vote?poid=119',
          answer: { ok: 1, message: 'Your vote has been counted.', captchaKey: '', poid: '119', counted: true },
        },
        {
          says: 'The reader has voted before',
          given: 'the same request',
          address: '/rest/vote?poid=119',
          answer: { ok: 1, message: 'You have already voted', captchaKey: '', poid: '119', counted: false },
        },
        {
          says: 'With a captcha',
          given: 'its captcha',
          address: '/rest/vote?poid=114&captchaText=48151&captchaKey=12345678901',
          answer: { ok: 1, message: 'Your vote has been counted.', captchaKey: '', poid: '114', counted: true },
        },
        { ...wrongCaptcha, address: '/rest/vote?poid=114&captchaText=48151&captchaKey=12345678901' },
        {
          says: 'No poll has such an option',
          address: '/rest/vote?poid=999999',
          status: 404,
          answer: { ok: 0, message: 'The poll has no such option.', captchaKey: '' },
        },
        {
          says: 'The address and the body disagree',
          address: '/rest/vote?poid=119',
          fields: { poid: '120' },
          status: 400,
          answer: { error: 'This request could not be read.' },
        },
        {
          says: 'Too many votes in this poll from one address; `Retry-After` says how many seconds to wait',
          given: 'too many votes',
          address: '/rest/vote?poid=119',
          status: 429,
          answer: { error: 'Too many votes on this have come from your network in a short time.' },
        },
        {
          says: 'Nothing was chosen',
          malformed: true,
          address: '/rest/vote',
          status: 422,
          answer: { error: 'You have not chosen anything yet.' },
        },
        {
          says: 'A form without script, whose radio names the poll',
          plain: true,
          malformed: true,
          address: '/rest/vote',
          fields: { 'poll-15': '119' },
          status: 303,
          location: '/poll/15?voted=119',
        },
        {
          says: 'A form without script whose captcha was read wrong',
          plain: true,
          malformed: true,
          address: '/rest/vote',
          fields: { 'poll-14': '114', captchaText: '1' },
          status: 422,
        },
      ],
    },
  ],
};
