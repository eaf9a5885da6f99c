import type { CallsReference } from './documented-call.ts';
import { problemAnswer } from './schemas.ts';

const visit = { address: '/rest/visit', fields: { nid: '1001', obj: 'news' } } as const;

/** Rules that apply to every call. */
export const reference: CallsReference = {
  title: 'Every call',
  calls: [
    {
      title: 'What any call may be refused for',
      method: 'POST',
      address: '/rest/…',
      does:
        'A call is a form post (`application/x-www-form-urlencoded`) or a read. It sends `Accept: application/json`, and wants JSON back. Each is given 20 seconds, and none is repeated without the reader, unless work is asked for it.',
      addressFrom: 'As each call says. Those of forms are free; the others are fixed.',
      refusal: {
        schema: problemAnswer,
        fields: {
          error: 'A sentence for the reader.',
          challenge: 'The work that is asked for before the same is sent again; seldom.',
          wait: 'A sentence for the reader while the phone does that.',
        },
      },
      caching: 'no-store',
      notes: [
        'A refusal has a 4xx or 5xx status and `{"error": "…"}`, a sentence for the reader. Only the status is needed: any other body, such as a gateway’s page, is a refusal too.',
        'An answer that has none of the shapes below is a failure. Numbers may be numbers or text; texts may be left out.',
        'Without JavaScript, or if a script fails, the browser submits the form, with `Accept: text/html`. Answer with a page, or a `303` to one. Answer a refused form with a page of status `422` that contains everything typed.',
        'If far more votes or forms than usual come from an address, you may ask for proof of work. That is a refusal with a `challenge`; it is itself a form. The phone tries whole numbers from 0, below `most`, until PBKDF2 gives `target` in base64. It uses HMAC-SHA-256, `rounds` rounds and 32 bytes; the password is `token`, the salt the number in ASCII digits. Then it repeats the call with `proofOfWork={token}.{number}`; meanwhile the box shows `wait`. Sign into the token what was asked of whom, accept it once and only for a short time, and never ask ordinary readers. Without https, the phone cannot do the work and shows the sentence.',
        'To count each reader once, you may set a cookie with an id. Set it only in answers to posts, so that pages stay cacheable. Until then, the phone sets a cookie `reader` itself, with a random number such as `0.7315286490`. A vote does not wait for the answer to the visit, and both must name the same reader. Your cookie may have the same name if it is `HttpOnly`.',
        'Fixed URLs are on the page’s host. URLs that you choose can be on another host. It gets no cookies, and must send `Access-Control-Allow-Origin` for the page’s origin and be in your policy’s `connect-src`. Assets are similar: scripts and the font load from another host only with `Access-Control-Allow-Origin`.',
      ],
      samples: [
        {
          says: 'From another site',
          ...visit,
          headers: { origin: 'https://elsewhere.example' },
          status: 403,
          answer: { error: 'This request did not come from one of our pages.' },
        },
        {
          says: 'By another method',
          method: 'GET',
          address: '/rest/visit',
          status: 405,
          answer: { error: 'This address does not take such a request.' },
        },
        {
          says: 'Larger than the address takes (64 kB, and 512 kB where readers write texts)',
          given: 'an overlong field',
          address: '/rest/visit',
          fields: { nid: '1001', obj: 'news', src: '…' },
          status: 413,
          answer: { error: 'What you sent is too large.' },
        },
        {
          says: 'Not a form',
          ...visit,
          headers: { 'content-type': 'application/json' },
          status: 415,
          answer: { error: 'What you sent is not a form.' },
        },
        {
          says: 'More often than one reader would; `Retry-After` says how many seconds to wait',
          given: 'too many requests',
          ...visit,
          status: 429,
          answer: { error: 'Too many requests have come from you in a short time.' },
        },
        {
          says: 'From an address that far more votes and forms than usual have come from',
          given: 'a busy network',
          address: '/rest/rateNews',
          fields: { newsId: '1201', score: '1' },
          status: 429,
          answer: {
            error: 'Unusually many votes and messages have come from your network. Try again in an hour.',
            challenge:
              'token=300000-dGhlIG5ld3NzdGFu.Zm9yIGV2ZXJ5Ym9keSB3aG8gd2FudHMgdG8gdm90ZSE&rounds=1000&most=512&target=VbM3ZevrQEPDZslx7LR7Is3zLtylalqagqgE4UR%2FD8w%3D',
            wait: 'Many votes and messages have come from your network, so your device has to do some arithmetic first. This may take a minute.',
          },
        },
      ],
    },
  ],
  notes: [
    {
      title: 'Placeholders in labels and messages',
      text: `Sentences are in the markup. If one contains a number or a name, print its placeholder. The phone fills it in, with the digits
of the page’s language.

| attribute | of the box | placeholder |
| --- | --- | --- |
| \`data-total-label\` | \`poll\` | \`{n}\`: votes so far |
| \`data-count-label\` | \`rating\` | \`{n}\`: ratings so far |
| \`data-reply-label\` | \`comment-form\` | \`{name}\`: whom the reply is for |
| \`data-position-label\` | \`gallery\`, \`lightbox\` | \`{n}\` and \`{total}\`: the slide, and how many there are |

\`data-copied\` of \`copy-link\` has no placeholder: its element shows it for a second once the link is copied.`,
    },
  ],
};
