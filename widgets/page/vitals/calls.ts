import * as z from 'zod/mini';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { malformedFields } from '../../shared/render/documented-samples.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { vitalsAnswer } from './contract.ts';

const ms = 'In ms. Left out where the browser cannot say it.';
const where = 'Where that was: the name of the box, or `page`, and the kind of element.';

const time = z.optional(z.string().check(z.regex(/^\d{1,6}$/)));
const count = z.optional(z.string().check(z.regex(/^\d{1,2}$/)));
/** Name of a box and of an element. */
const part = z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29} [a-zA-Z][a-zA-Z0-9-]{0,19}$/)));
const name = z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/)));
const navigation = z.enum(['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore']);

/** Request with the measurements of one page view. */
export const vitalsRequest = documented({
  kind: [z.string().check(z.regex(/^[a-z][a-z-]{0,19}$/)), 'Kind of the page: the box’s `data-kind`.'],
  build: [z.string().check(z.regex(/^[\w.-]{1,40}$/)), 'Folder of the kernel, which tells builds apart.'],
  net: [z.optional(z.enum(['slow-2g', '2g', '3g', '4g'])), 'Connection, as the browser classes it.'],
  mem: [z.optional(z.string().check(z.regex(/^(0\.25|0\.5|1|2|4|8|16|32)$/))), 'Memory of the phone in GB, as the browser rounds it.'],
  nav: [z.optional(navigation), 'How the page was opened.'],
  fcp: [time, `First contentful paint. ${ms}`],
  ttfb: [time, `Time to the first byte. ${ms}`],
  lcp: [time, `Largest contentful paint. ${ms}`],
  lcpAt: [part, where],
  inp: [time, `Interaction to next paint. ${ms}`],
  inpAt: [part, where],
  inpBy: [z.optional(z.enum(['pointer', 'keyboard'])), 'What the reader used.'],
  inpIn: [name, 'The file whose script took longest; `foreign` if it is not yours.'],
  cls: [z.optional(z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/))), 'Cumulative layout shift.'],
  clsAt: [part, `${where} Of the largest shift.`],
  held: [count, 'Taps that waited for a box.'],
  replayed: [count, 'How many of them were done once the box was ready.'],
  wait: [time, 'The longest wait of such a tap, in ms.'],
  chunks: [count, 'Boxes whose file could not be had.'],
  boxes: [count, 'Boxes that failed in another way.'],
  failed: [name, 'The last box that failed.'],
});

export type VitalsRequest = z.output<typeof vitalsRequest.schema>;

export const reference: CallsReference = {
  title: 'Vitals',
  calls: [
    {
      title: 'Tell how fast a page view was',
      method: 'POST',
      address: '/rest/vitals',
      does: 'Adds a page view to histograms. A phone sends it when the page is first hidden. It names no reader.',
      addressFrom: 'Fixed. Sent by a `vitals` box, for the share of page views that its `data-load` says.',
      request: vitalsRequest,
      answer: { schema: schemaOf(vitalsAnswer), fields: {} },
      caching: 'no-store',
      notes: ['Keep no address, cookie or user agent with it. A beacon can claim anything. Refuse builds and kinds of pages that you have not published. Count unknown names of boxes and elements as one. Limit each client and its network.', 'A histogram is enough: `floor(log(value / 10) / log(1.2)) + 1`, and 0 below 10; of `cls`, the value is ten thousand times that. `bench field` reads such rows: a line each, with tabs, of day, kind, net, mem, build, nav, metric, part, bucket and count.'],
      samples: [
        {
          says: 'A page view',
          fields: { kind: 'article', build: 'IFRDJLDB', net: '3g', mem: '2', nav: 'navigate', fcp: '900', lcp: '1834', lcpAt: 'page img', inp: '152', inpAt: 'poll button', inpBy: 'pointer', inpIn: 'poll', cls: '0.02' },
          answer: {},
        },
        {
          says: 'The build is not known',
          fields: { kind: 'article', build: 'ELSEWHERE' },
          status: 422,
          answer: { error: 'What you sent is not valid.' },
        },
        { says: 'A negative time', fields: { kind: 'article', build: 'IFRDJLDB', lcp: '-1' }, ...malformedFields },
      ],
    },
  ],
};
