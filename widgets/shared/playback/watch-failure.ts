/** Time in seconds without progress after which playing media counts as failed. */
const timeoutSeconds = 10;
const mediaEvents = ['loadstart', 'play', 'playing', 'timeupdate', 'pause', 'error'] as const;

/**
 * Calls `report` whenever a video or audio cannot be played, or makes no progress for 10 s. Returns a function that
 * stops this.
 */
export function watchForFailure(media: HTMLMediaElement, report: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let waited = 0;

  // Counts seconds one by one, so that a night in which the phone sleeps counts as one second.
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
