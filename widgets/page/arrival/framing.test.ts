import { expect, test } from 'vitest';
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
