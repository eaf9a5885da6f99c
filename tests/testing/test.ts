import { type BrowserContext, test as base } from '@playwright/test';
import { adaptToFirefox } from './firefox.ts';

export { expect } from '@playwright/test';

/** Errors in the pages of a test, in addition to its own assertions. */
export interface Problems {
  /** Ignores problems that match these patterns, because the test causes them. */
  expect: (...patterns: readonly RegExp[]) => void;
  /** Watches another context. Playwright's own contexts are watched anyway. */
  watch: (context: BrowserContext) => Promise<void>;
  /** Adds a problem that was found in another way. */
  note: (problem: string) => void;
  /** Returns all problems so far. */
  seen: () => readonly string[];
}

interface Fixtures {
  problems: Problems;
}

/** User agents of the browsers. */
const chromium = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const agents: Readonly<Record<string, string>> = {
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  webkit: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
};

/** Playwright's test. It fails on any console error, violation of the content security policy or uncaught error. */
export const test = base.extend<Fixtures>({
  problems: async ({ browserName }, use) => {
    const seen: string[] = [];
    // Sandboxed frames refuse scripts that tests run in every frame.
    const expected: RegExp[] = [/^Blocked script execution in '[^']*\/ads\/frame\//];
    await use({
      expect: (...patterns) => expected.push(...patterns),
      note: problem => seen.push(problem),
      seen: () => seen,
      async watch(context) {
        if (browserName === 'firefox') adaptToFirefox(context);
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

  // The newsroom counts two votes within seconds from equal browsers without a cookie as a double tap.
  userAgent: async ({}, use, { testId, project }) => {
    await use(`${agents[project.name] ?? chromium} ${testId}`);
  },

  context: async ({ context, problems, browserName, javaScriptEnabled }, use, info) => {
    info.skip(browserName === 'firefox' && !javaScriptEnabled, 'The driver has no way to switch scripts off');
    await problems.watch(context);
    await use(context);
  },
});
