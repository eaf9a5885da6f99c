import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Maximum number of tests that may pass only on a retry. More of them fail the run. */
const mostFlaky = 1;

/** Reporter for Playwright. Lists tests that passed only on a retry, and limits their number. */
export default class FlakyTests implements Reporter {
  readonly #file: string;
  #suite: Suite | undefined;

  constructor({ outputFile }: { outputFile: string }) {
    this.#file = outputFile;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const tests = this.#suite?.allTests() ?? [];
    const flaky = tests.filter(test => test.outcome() === 'flaky');
    const lines = flaky.map(test => `flaky: ${test.titlePath().filter(Boolean).join(' › ')}\n`);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, lines.join(''));
    process.stdout.write(lines.join(''));
    return Promise.resolve(flaky.length > mostFlaky ? { status: 'failed' } : {});
  }
}
