/** Seconds without a sign of playing after which media that should play counts as failed. */
const timeoutSeconds = 10;
const mediaEvents = ['loadstart', 'play', 'playing', 'timeupdate', 'pause', 'error'] as const;

/** Calls whenever a video or sound cannot be played, or nothing more of it comes for 10 s. Returns what ends that. */
export function watchForFailure(media: HTMLMediaElement, report: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let waited = 0;

  // One by one: of a night that the phone sleeps through, one second is seen.
  function wait(): void {
    waited += 1;
    if (waited === timeoutSeconds) report();
  }

  function follow({ type }: Event): void {
    clearInterval(timer);
    waited = 0;
    if (type === 'error') report();
    else if (!media.paused) timer = setInterval(wait, 1000);
  }

  for (const type of mediaEvents) media.addEventListener(type, follow);
  return () => {
    clearInterval(timer);
    for (const type of mediaEvents) media.removeEventListener(type, follow);
  };
}
