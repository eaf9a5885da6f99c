/** All that speaks to a terminal, but line ends: names of functions are a page's. */
const marks = /(?!\n)\p{Cc}/gu;

/** Prints what a command came to, on stdout: for programs with `--json`, else as text. */
export function printResult(result: unknown, text: string, { json }: { json: boolean }): void {
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : text.replace(marks, ' ')}\n`);
}
