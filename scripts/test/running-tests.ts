import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A reporter for vitest: names the test files and tests that are running when the run is interrupted. */
export default class RunningTests implements Reporter {
  readonly #modules = new Set<TestModule>();
  readonly #tests = new Set<TestCase>();

  onInit(): void {
    process.once('SIGINT', () => {
      for (const { moduleId } of this.#modules) console.error(`Running when stopped: ${relative('', moduleId)}`);
      for (const { module, fullName } of this.#tests) {
        console.error(`Running when stopped: ${relative('', module.moduleId)} › ${fullName}`);
      }
    });
  }

  onTestModuleStart(module: TestModule): void {
    this.#modules.add(module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#modules.delete(module);
  }

  onTestCaseReady(test: TestCase): void {
    this.#tests.add(test);
  }

  onTestCaseResult(test: TestCase): void {
    this.#tests.delete(test);
  }
}
