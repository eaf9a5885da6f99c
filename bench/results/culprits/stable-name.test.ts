import { expect, test } from 'vitest';
import { fileOf, stableName } from './stable-name.ts';

test.each([
  ['/assets/B6FZM2KQ/poll.js', '/assets/poll.js'],
  ['/assets/shared/chunk-EHTSYABC.js', '/assets/shared/chunk.js'],
  ['/assets/shared/captcha-poll-2MERVKQA.js', '/assets/shared/captcha-poll.js'],
  ['/_astro/client.BxY1a_zQ.js', '/_astro/client.js'],
  ['/static/main.8f3a2c1b.css', '/static/main.css'],
])('%s is named without its hash: %s', (path, expected) => {
  expect(stableName(path)).toBe(expected);
});

test.each(['/poll-options.js', '/search-overlay.js', '/jquery.min.js', '/news/1001', '/api/poll', 'widgets/page/visit/visit.ts'])(
  'the name %s stays as it is',
  path => {
    expect(stableName(path)).toBe(path);
  },
);

test('the file of a place has no line and column', () => {
  expect(fileOf('widgets/forms/poll/poll.tsx:42')).toBe('widgets/forms/poll/poll.tsx');
  expect(fileOf('/assets/B6FZM2KQ/poll.js:1:4200')).toBe('/assets/B6FZM2KQ/poll.js');
  expect(fileOf('kernel/kernel.ts')).toBe('kernel/kernel.ts');
});
