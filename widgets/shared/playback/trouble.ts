/** Milliseconds without a sign of playing after which a medium that should play counts as failed. */
const patience = 10_000;
const signs = ['loadstart', 'play', 'playing', 'timeupdate', 'pause', 'error'] as const;

/** Calls whenever a film or sound cannot be played, or nothing more of it comes for 10 s. Returns what ends that. */
export function watchForTrouble(medium: HTMLMediaElement, report: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow({ type }: Event): void {
    clearTimeout(timer);
    if (type === 'error') report();
    else if (!medium.paused) timer = setTimeout(report, patience);
  }

  for (const sign of signs) medium.addEventListener(sign, follow);
  return () => {
    clearTimeout(timer);
    for (const sign of signs) medium.removeEventListener(sign, follow);
  };
}
