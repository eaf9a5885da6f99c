import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceOf } from '../visit/visited.ts';
import { addressOutsideFrame } from './framing.ts';

test.each([
  ['https://dakkeh.ir/news/12', 'https://www.aggregator.com/a?b', 'http://dakkeh.ir/news/12#ref=www'],
  ['https://dakkeh.ir/news/12', 'https://aggregator.com/', 'http://dakkeh.ir/news/12#ref=aggregator'],
  ['http://dakkeh.ir/news/12', '', 'http://dakkeh.ir/news/12'],
  ['https://dakkeh.ir/news/12?a=b#old', 'https://x.ir', 'http://dakkeh.ir/news/12?a=b#ref=x'],
  ['https://dakkeh.ir/news/12#old', '', 'http://dakkeh.ir/news/12'],
  ['https://dakkeh.ir:8443/', 'http://localhost:3000/', 'http://dakkeh.ir:8443/#ref=localhost'],
])('the page %s framed by %j sends its reader to %s', (canonical, referrer, address) => {
  expect(addressOutsideFrame(canonical, referrer)).toBe(address);
});

test('the visit finds the source that the frame\'s host adds to the URL', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[a-z/?&=]{0,20}$/), fc.stringMatching(/^[a-z][a-z0-9]{0,50}$/), (path, label) => {
      const address = new URL(addressOutsideFrame(`https://dakkeh.ir${path}`, `https://${label}.example/`));
      expect(sourceOf(address.hash)).toBe(label.length > 40 ? undefined : label);
    }),
  );
});
