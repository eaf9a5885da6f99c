import * as z from 'zod/mini';

const time = z.optional(z.string().check(z.regex(/^\d{1,6}$/)));
const count = z.optional(z.string().check(z.regex(/^\d{1,2}$/)));
/** A box and a kind of element. */
const part = z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29} [a-zA-Z][a-zA-Z0-9-]{0,19}$/)));
const name = z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/)));

/** One page view on a phone. */
export const vitalsRequest = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z-]{0,19}$/)),
  build: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  net: z.optional(z.enum(['slow-2g', '2g', '3g', '4g'])),
  mem: z.optional(z.string().check(z.regex(/^(0\.25|0\.5|1|2|4|8|16|32)$/))),
  nav: z.optional(
    z.enum(['navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore']),
  ),
  fcp: time,
  ttfb: time,
  lcp: time,
  lcpAt: part,
  inp: time,
  inpAt: part,
  inpBy: z.optional(z.enum(['pointer', 'keyboard'])),
  inpIn: name,
  cls: z.optional(z.string().check(z.regex(/^\d{1,2}(\.\d{1,4})?$/))),
  clsAt: part,
  held: count,
  replayed: count,
  wait: time,
  chunks: count,
  boxes: count,
  failed: name,
});

export type VitalsRequest = z.output<typeof vitalsRequest>;
