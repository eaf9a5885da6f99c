import type { RequestRecord } from '../../results/sample.ts';

const origin = 'https://localhost:8443';

interface Asked {
  path: string;
  type: RequestRecord['type'];
  bytes: number;
  start: number;
  took: number;
  by?: string;
  depth?: number;
  afterScroll?: boolean;
}

const request = ({ path, type, bytes, start, took, by, depth = by ? 1 : 0, afterScroll }: Asked): RequestRecord => ({
  url: origin + path,
  type,
  bytes,
  start,
  end: start + took,
  initiator: by === undefined ? null : origin + by,
  depth,
  beforeScroll: !afterScroll,
});

const page: Asked[] = [
  { path: '/', type: 'document', bytes: 14_236, start: 0, took: 212 },
  { path: '/assets/vazirmatn-text.4f1c.woff2', type: 'font', bytes: 16_904, start: 168, took: 190, by: '/' },
  { path: '/media/2041/720.webp', type: 'image', bytes: 48_120, start: 171, took: 405, by: '/' },
  { path: '/assets/cards.91aa.css', type: 'style', bytes: 2_214, start: 173, took: 160, by: '/' },
];

const built: Asked[] = [
  ...page,
  { path: '/assets/kernel.0e77.js', type: 'script', bytes: 2_048, start: 174, took: 158, by: '/' },
  { path: '/assets/carousel.7b1d.js', type: 'script', bytes: 1_260, start: 421, took: 155, by: '/assets/kernel.0e77.js', depth: 2 },
  { path: '/assets/poll.c5d3.js', type: 'script', bytes: 1_902, start: 1310, took: 158, by: '/assets/kernel.0e77.js', depth: 2, afterScroll: true },
  { path: '/assets/runtime.33e0.js', type: 'script', bytes: 6_940, start: 1312, took: 171, by: '/assets/kernel.0e77.js', depth: 2, afterScroll: true },
  { path: '/assets/poll-words.d00d.js', type: 'script', bytes: 640, start: 1490, took: 154, by: '/assets/poll.c5d3.js', depth: 3, afterScroll: true },
  { path: '/api/poll/14', type: 'call', bytes: 412, start: 1660, took: 163, by: '/assets/poll.c5d3.js', depth: 3, afterScroll: true },
  { path: '/api/poll/14', type: 'call', bytes: 412, start: 1838, took: 161, by: '/assets/poll.c5d3.js', depth: 3, afterScroll: true },
  { path: '/media/2052/360.webp', type: 'image', bytes: 17_330, start: 1402, took: 214, by: '/', afterScroll: true },
];

const twin: Asked[] = [
  ...page,
  { path: '/media/2052/360.webp', type: 'image', bytes: 17_330, start: 1390, took: 211, by: '/', afterScroll: true },
];

/** A front page as it is built: a kernel first, and the rest when it is seen. */
export const builtRequests: RequestRecord[] = built.map(request);

/** The same page without any script. */
export const twinRequests: RequestRecord[] = twin.map(request);
