import type { CallsReference } from '../../shared/render/documented-call.ts';
import { malformedFields } from '../../shared/render/documented-samples.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { vitalsAnswer } from './contract.ts';
import { vitalsRequest } from './request.ts';

const ms = 'In ms. Left out where the browser cannot say it.';
const part = 'Where that was: the name of the box, or `page`, and the kind of element.';

export const reference: CallsReference = {
  title: 'Vitals',
  calls: [
    {
      title: 'Tell how fast a page view was',
      method: 'POST',
      address: '/rest/vitals',
      does: 'Adds a page view to histograms. A phone sends it when the page is first hidden. It names no reader.',
      addressFrom: 'Fixed. Sent by a `vitals` box, for the share of page views that its `data-load` says.',
      request: {
        schema: vitalsRequest,
        fields: {
          kind: 'Kind of the page: the box’s `data-kind`.',
          build: 'Folder of the kernel, which tells builds apart.',
          net: 'Connection, as the browser classes it.',
          mem: 'Memory of the phone in GB, as the browser rounds it.',
          nav: 'How the page was opened.',
          fcp: `First contentful paint. ${ms}`,
          ttfb: `Time to the first byte. ${ms}`,
          lcp: `Largest contentful paint. ${ms}`,
          lcpAt: part,
          inp: `Interaction to next paint. ${ms}`,
          inpAt: part,
          inpBy: 'What the reader used.',
          inpIn: 'The file whose script took longest; `foreign` if it is not yours.',
          cls: 'Cumulative layout shift.',
          clsAt: `${part} Of the largest shift.`,
          held: 'Taps that waited for a box.',
          replayed: 'How many of them were done once the box was ready.',
          wait: 'The longest wait of such a tap, in ms.',
          chunks: 'Boxes whose file could not be had.',
          boxes: 'Boxes that failed in another way.',
          failed: 'The last box that failed.',
        },
      },
      answer: { schema: schemaOf(vitalsAnswer), fields: {} },
      caching: 'no-store',
      notes: [
        'Keep no address, cookie or user agent with it. A beacon can claim anything. Refuse builds and kinds of pages that you have not published. Count unknown names of boxes and elements as one. Limit each client and its network.',
        'A histogram is enough: `floor(log(value / 10) / log(1.2)) + 1`, and 0 below 10; of `cls`, the value is ten thousand times that. `bench field` reads such rows: a line each, with tabs, of day, kind, net, mem, build, nav, metric, part, bucket and count.',
      ],
      samples: [
        {
          says: 'A page view',
          fields: { kind: 'article', build: 'IFRDJLDB', net: '3g', mem: '2', nav: 'navigate', fcp: '900', lcp: '1834', lcpAt: 'page img', inp: '152', inpAt: 'poll button', inpBy: 'pointer', inpIn: 'poll', cls: '0.02' },
          status: 200,
          answer: {},
        },
        {
          says: 'The build is not known',
          fields: { kind: 'article', build: 'ELSEWHERE' },
          status: 422,
          answer: { error: 'What you sent is not a right value.' },
        },
        { says: 'A time that is none', fields: { kind: 'article', build: 'IFRDJLDB', lcp: '-1' }, ...malformedFields },
      ],
    },
  ],
};
