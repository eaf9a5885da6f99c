import { type BrowserContext, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** What went wrong in the pages of a test, beside what the test itself looks at. */
export interface Problems {
  /** From here on, problems that match are no failure: the test provokes them. */
  expect: (...patterns: readonly RegExp[]) => void;
  /** Watches one more context; those that Playwright hands to tests are watched anyway. */
  watch: (context: BrowserContext) => Promise<void>;
}

interface Fixtures {
  problems: Problems;
}

/** Playwright's test; it fails on any console error, violation of the content security policy or uncaught error. */
export const test = base.extend<Fixtures>({
  // Playwright asks for a destructured argument here, also where there is nothing to take from it.
  problems: async ({}, use) => {
    const seen: string[] = [];
    // What tests run in every frame, one that may run nothing refuses.
    const expected: RegExp[] = [/^Blocked script execution in '[^']*\/ads\/frame\//];
    await use({
      expect: (...patterns) => expected.push(...patterns),
      async watch(context) {
        context.on('console', message => {
          if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
        });
        context.on('weberror', error => seen.push(error.error().message));
        await context.addInitScript(() => {
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
            console.error(`CSP violation: ${violatedDirective} ${blockedURI} ${sourceFile}`);
          });
        });
      },
    });
    const unexpected = seen.filter(problem => !expected.some(pattern => pattern.test(problem)));
    if (unexpected.length > 0) throw new Error(`Unexpected problems in the page:\n${unexpected.join('\n')}`);
  },

  // Of browsers without a cookie that look the same, the newsroom takes two votes within seconds for a doubled tap.
  userAgent: async ({}, use, { testId }) => {
    await use(`Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36 ${testId}`);
  },

  context: async ({ context, problems }, use) => {
    await problems.watch(context);
    await use(context);
  },
});
