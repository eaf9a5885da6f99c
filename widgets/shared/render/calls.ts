import type { CallsReference } from './documented-call.ts';
import { problemAnswer } from './schemas.ts';

const visit = { address: '/rest/visit', fields: { nid: '1001', obj: 'news' } } as const;

/** What holds for every call. */
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
        'A refusal is a status of 4xx or 5xx with `{"error": "…"}`, a sentence for the reader. The phone needs the status alone: whatever else comes, such as the page of a gateway, counts as a refusal, too.',
        'An answer that is none of the shapes below is treated as a failure. Numbers may be printed as numbers or as text, and texts left out.',
        'Without JavaScript, or where a chunk cannot be had, the form goes out as it is, with `Accept: text/html`: answer with a page, or with `303` to one. A form that is refused comes back as a page with status `422` and all that was typed.',
        'Work may be asked for a vote or a form where far more of them than usual have come from an address: by a refusal with a `challenge`, itself a form. The phone looks for the whole number from 0 to below `most` for which `target` is PBKDF2 in base64 (HMAC-SHA-256, `rounds` rounds, 32 bytes; the password is `token`, the salt the number in ASCII digits), and sends the call once more, with the field `proofOfWork={token}.{number}`; meanwhile the box shows `wait`. Sign into the token what was asked of whom, take it once and not for long, and ask ordinary readers for nothing. Without https a phone cannot do the work, and tells its reader the sentence.',
        'Servers may put a reader’s id into a cookie, to count each reader once. Set it in answers to posts alone, so that pages stay cacheable. Until it has come, the phone names a reader itself, by a cookie `reader` with a random number, such as `0.7315286490`: a vote does not wait for the answer to the visit, and both have to make the same reader known. Yours may have the same name, if it is `HttpOnly`.',
        'Calls go to the host of the page, by fixed addresses without a host; where the address is yours to choose, it may be of another host, which is asked without cookies, has to allow the page’s origin by CORS (`Access-Control-Allow-Origin`), and has to stand in the `connect-src` of a policy. The same holds for the assets: scripts and the font come from another host only with `Access-Control-Allow-Origin`.',
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
      text: `Sentences come in the markup. Where one has a number or a name in it, print the placeholder, and the phone puts in what
it knows, in the digits of the page’s language.

| attribute | of the box | placeholder |
| --- | --- | --- |
| \`data-total-label\` | \`poll\` | \`{n}\`: votes so far |
| \`data-count-label\` | \`rating\` | \`{n}\`: ratings so far |
| \`data-reply-label\` | \`comment-form\` | \`{name}\`: whom the reply is for |
| \`data-position-label\` | \`gallery\`, \`lightbox\` | \`{n}\` and \`{total}\`: the slide, and how many there are |

\`data-copied\` of \`copy-link\` has no placeholder: it is what its element says, for a second, once the link is copied.`,
    },
  ],
};
