/** Seconds without a sign of playing after which a medium that should play counts as failed. */
const patience = 10;
const signs = ['loadstart', 'play', 'playing', 'timeupdate', 'pause', 'error'] as const;

/** Calls whenever a film or sound cannot be played, or nothing more of it comes for 10 s. Returns what ends that. */
export function watchForTrouble(medium: HTMLMediaElement, report: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let waited = 0;

  // One by one: of a night that the phone sleeps through, one second is seen.
  function wait(): void {
    waited += 1;
    if (waited === patience) report();
  }

  function follow({ type }: Event): void {
    clearInterval(timer);
    waited = 0;
    if (type === 'error') report();
    else if (!medium.paused) timer = setInterval(wait, 1000);
  }

  for (const sign of signs) medium.addEventListener(sign, follow);
  return () => {
    clearInterval(timer);
    for (const sign of signs) medium.removeEventListener(sign, follow);
  };
}
