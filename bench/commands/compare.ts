import { type ExitCode, exitCodeOf } from './exit-codes.ts';
import { ask } from './compare/ask.ts';
import { judge } from './compare/judge.ts';
import { measure } from './compare/measure.ts';
import { open } from './compare/open.ts';
import { print } from './compare/print.ts';

/**
 * `bench compare <base> <head>`: whether head is worse than base, where, and by how much. Either is a git ref, `.` for
 * the files as they lie here, a folder with a build or with pages, or an address; or both are folders of results.
 */
export async function compare(args: readonly string[]): Promise<ExitCode> {
  const asked = ask(args);
  const sides = open(asked.base, asked.head);
  const measured = await measure(asked, sides);
  const summary = judge(asked, measured);
  await print(asked, measured.folder, summary);
  return exitCodeOf(summary.verdict, 'tell');
}
