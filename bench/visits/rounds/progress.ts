const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Shows the progress of a run of so many visits on stderr: one line on a terminal, else one every tenth of the way. */
export function showProgress(all: number, output: NodeJS.WriteStream = process.stderr) {
  const start = Date.now();
  let done = 0;
  let told = 0;
  return {
    step: (label: string) => {
      done += 1;
      const left = ((Date.now() - start) / 1000 / done) * (all - done);
      const line = `${String(done).padStart(String(all).length)} of ${all} · ${clock(left)} left · ${label}`;
      if (output.isTTY) output.write(`\r\x1b[2K${line}`);
      else if (done === 1 || done === all || done / all >= told + 0.1) {
        told = done / all;
        output.write(`${line}\n`);
      }
    },
    end: () => {
      if (output.isTTY) output.write('\r\x1b[2K');
    },
  };
}

export type Progress = ReturnType<typeof showProgress>;
