import { expect, test } from '../testing/test.ts';

// Tests in every engine the watch that fails tests with unexpected problems.

const provocations: readonly [name: string, provoke: () => void, told: RegExp][] = [
  ['an error in the console', () => console.error('something is wrong'), /something is wrong/],
  [
    'a violation of the content security policy',
    () => {
      new Image().src = 'https://elsewhere.example/picture.webp';
    },
    /img-src/,
  ],
  [
    'an uncaught error',
    () => {
      setTimeout(() => {
        throw new Error('nobody caught this');
      });
    },
    /nobody caught this/,
  ],
  ['an unhandled rejection', () => void Promise.reject(new Error('nobody minded this')), /nobody minded this/],
];

for (const [name, provoke, told] of provocations) {
  test(`a test reports ${name}`, async ({ page, problems }) => {
    problems.expect(/./);
    await page.goto('/connection');
    await page.evaluate(provoke);
    await expect.poll(problems.seen).toContainEqual(expect.stringMatching(told));
  });
}
