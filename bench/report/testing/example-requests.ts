import type { RequestRecord } from '../../results/sample.ts';

const asked = (path: string, facts: Partial<RequestRecord> = {}): RequestRecord => ({
  url: `https://localhost:8443${path}`,
  type: 'script',
  bytes: 2_048,
  start: 174,
  end: 332,
  initiator: 'https://localhost:8443/',
  depth: 1,
  beforeScroll: true,
  ...facts,
});

/** A page without any script. */
export const twinRequests: RequestRecord[] = [
  asked('/', { type: 'document', bytes: 14_236, start: 0, initiator: null, depth: 0 }),
  asked('/assets/vazirmatn-text.4f1c.woff2', { type: 'font', bytes: 16_904 }),
  asked('/assets/cards.91aa.css', { type: 'style' }),
  asked('/media/2052/360.webp', { type: 'image', bytes: 17_330, start: 1402, end: 1616, beforeScroll: false }),
];

const late = { start: 1490, end: 1838, depth: 2, beforeScroll: false };

/** The same page as it is built: a kernel first, and the rest when it is seen. */
export const builtRequests: RequestRecord[] = [
  ...twinRequests,
  asked('/assets/kernel.0e77.js'),
  asked('/assets/poll.c5d3.js', late),
  asked('/api/poll/14', { ...late, type: 'call' }),
  asked('/api/poll/14', { ...late, type: 'call' }),
];
