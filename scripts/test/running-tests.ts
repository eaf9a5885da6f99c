import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Reporter for vitest. Lists the running test files when the run is interrupted. */
export default class RunningTests implements Reporter {
  readonly #running = new Set<TestModule>();

  onInit(): void {
    process.once('SIGINT', () => {
      for (const { moduleId } of this.#running) console.error(`Running when stopped: ${relative('', moduleId)}`);
    });
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.add(module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module);
  }
}
