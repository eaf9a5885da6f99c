/** Prints what a command came to, on stdout: for programs with `--json`, else as text. */
export function printResult(result: unknown, text: string, { json }: { json: boolean }): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : text}\n`);
}
