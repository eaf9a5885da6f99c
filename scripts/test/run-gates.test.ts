import { describe, expect, test } from 'vitest';
import type { Gate } from './gates.ts';
import { countsOf, readReport, type Result, runStages, summarise } from './run-gates.ts';

test('a report lists failed tests with their file and first error lines, without skipped ones', () => {
  const error = Array.from({ length: 20 }, (_, line) => `line ${line + 1}`).join('\n');
  const { counts, failures } = readReport(`<testsuites><testsuite name="a">
    <testcase classname="a.test.ts" name="a &lt;b&gt; › works"/>
    <testcase classname="a.test.ts" name="fails"><failure message="twice"><![CDATA[${error}]]></failure></testcase>
    <testcase classname="a.test.ts" name="later"><skipped/></testcase>
  </testsuite></testsuites>`);
  expect(counts).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([`✗ a.test.ts › fails\n${error.slice(0, error.indexOf('\nline 13'))}`]);
});

test('a gate without a report is one test, and a failed gate has at least one failure', () => {
  expect(countsOf(0)).toEqual({ passed: 1, failed: 0 });
  expect(countsOf(2)).toEqual({ passed: 0, failed: 1 });
  expect(countsOf(1, { passed: 40, failed: 0 })).toEqual({ passed: 40, failed: 1 });
  expect(countsOf(1, { passed: 40, failed: 2 })).toEqual({ passed: 40, failed: 2 });
});

const gate = (name: string, needsBuild = false): Gate => ({ name, script: [name], limit: 60, needsBuild });
const ended = (name: string, failed = 0): Result => ({ name, seconds: 4.21, counts: { passed: 1 - failed, failed } });

describe('after a failure', () => {
  const runWithout = async (failing: string): Promise<Result[]> => {
    const stages = [[gate('lint'), gate('types')], [gate('build')], [gate('e2e', true)], [gate('other')]];
    return runStages(stages, ({ name }) => Promise.resolve(ended(name, name === failing ? 1 : 0)));
  };

  test('all other gates run', async () => {
    const results = await runWithout('lint');
    expect(results.map(({ name }) => name)).toEqual(['lint', 'types', 'build', 'e2e', 'other']);
    expect(results.every(({ counts }) => counts)).toBe(true);
  });

  test('of the build, only gates that need it are skipped, without counts', async () => {
    const results = await runWithout('build');
    expect(results.filter(({ counts }) => !counts).map(({ name }) => name)).toEqual(['e2e']);
    const { text, failed } = summarise(results);
    expect(text).toMatch(/–  e2e +skipped/);
    expect(text).toMatch(/\n3 passed, 1 failed$/);
    expect(failed).toBe(true);
  });
});

test('a run passes if its summary has no failed test', () => {
  expect(summarise([ended('types')])).toEqual({ text: '  ✓  types           4.2 s\n\n1 passed, 0 failed', failed: false });
});
