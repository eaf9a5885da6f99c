import type { Kernel } from '../../../kernel/types.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { loadOverPage } from '../../shared/base/load-over-page.ts';
import { createStoryDialog } from './dialog.ts';
import { followKeys } from './keys.ts';
import type { Story, StoryLabels } from './markup.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { watchForFailure } from '../../shared/playback/watch-failure.ts';

/** Time in milliseconds after the last story until the page returns. */
const closeDelay = 1000;
/** Time in milliseconds that an error message stays before the next story. */
const readingTime = 5000;

/** Stories that have played and whose visit was counted. */
const played = new WeakSet<HTMLElement>();

interface StoriesRequest {
  stories: readonly Story[];
  /** Position of the first story. */
  first: number;
  /** Element that plays the stories. */
  video: HTMLVideoElement;
  labels: StoryLabels;
  kernel: Kernel;
}

/** Pauses all media of the page. */
function pausePage(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video,audio')) media.pause();
}

function unload(video: HTMLVideoElement): void {
  video.removeAttribute('src');
  video.load();
}

const labels = ['position', 'failed', 'close', 'previous', 'next', 'pause', 'unmute'];

/** Adds the missing labels of a row. */
export const completeStories = (row: HTMLElement, kernel: Kernel): Promise<void> =>
  completeBox(row, kernel, labels.map(name => `[data-${name}-label]`).join(''));

/**
 * Plays stories over the page, starting with one of them. The styles must be loaded. Returns a function that closes
 * them.
 */
export function showStories({ stories, first, video, labels, kernel }: StoriesRequest): () => void {
  const isRtl = kernel.page.direction === 'rtl';
  const { format } = kernel.digits;
  const step = (by: number): void => show(position + by);
  const unmute = (): void => setMuted(false);
  const actions = { pause: toggle, unmute, close, previous: () => step(-1), next: () => step(1) };
  const dialog = createStoryDialog({ labels, stories, video, isRtl, actions });
  const { root, ahead, pause, parts } = dialog;
  let position = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Plays a video. If sound needs another tap, plays it muted; if that fails too, shows the large play button. */
  async function play(): Promise<void> {
    try {
      await video.play();
    } catch (error) {
      followPause();
      if ((error as Error).name !== 'NotAllowedError' || video.muted) return;
      setMuted(true);
      await play();
    }
  }

  function setMuted(isMuted: boolean): void {
    video.muted = isMuted;
    dialog.unmute.hidden = !isMuted;
  }

  function toggle(): void {
    if (video.error) step(0);
    else if (video.paused) void play();
    else video.pause();
  }

  function fill(share: number): void {
    parts.forEach((part, index) => {
      part.value = index === position ? share : Number(index < position);
    });
  }

  /** Shows a message, or removes it. Optionally calls `next` after a delay. */
  function say(sentence: string, next?: () => void, delay?: number): void {
    dialog.message.textContent = sentence;
    clearTimeout(timer);
    timer = next && setTimeout(next, delay);
  }

  function show(next: number): void {
    position = Math.max(next, 0);
    const story = stories[position];
    say('');
    if (!story) {
      close();
      return;
    }
    fill(0);
    const place = labels('position').replace('{n}', format(position + 1)).replace('{total}', format(stories.length));
    dialog.heading.textContent = [story.title, place].filter(Boolean).join(' · ');
    video.poster = story.poster;
    video.src = story.url;
    void play();
  }

  function followPause(): void {
    // Browsers pause videos that fail. The timer for the next story must continue then.
    if (!video.error) clearTimeout(timer);
    pause.setAttribute('aria-pressed', String(video.paused));
  }

  function count(): void {
    const story = stories[position];
    say('');
    if (!story || played.has(story.opener)) return;
    played.add(story.opener);
    void import('../../shared/playback/count-video-visit.ts').then(({ countVideoVisit }) => countVideoVisit(story), () => {});
  }

  function fetchNext(): void {
    const next = stories[position + 1];
    if (next && !navigator.connection?.saveData) ahead.src = next.url;
  }

  function goOn(): void {
    fill(1);
    if (stories[position + 1]) step(1);
    else say('', close, closeDelay);
  }

  const reactions = {
    play: followPause,
    pause: followPause,
    playing: count,
    timeupdate: () => fill(video.currentTime / (video.duration || Infinity)),
    canplaythrough: fetchNext,
    ended: goOn,
  };
  for (const [event, react] of Object.entries(reactions)) video.addEventListener(event, react);
  const endings = [
    watchForFailure(video, () => say(labels('failed'), actions.next, readingTime)),
    followKeys({ root, isRtl, step, close }),
    () => void loadOverPage().then(overPage => overPage?.closed(close, true)),
  ];

  function close(): void {
    if (!root.isConnected) return;
    clearTimeout(timer);
    for (const end of endings) end();
    for (const media of [video, ahead]) unload(media);
    root.remove();
    document.documentElement.classList.remove('has-story-dialog');
    stories[first]?.opener.focus();
  }

  // On phones, Back closes a dialog without a history event.
  root.addEventListener('close', close);
  guardTaps(root);
  pausePage();
  document.documentElement.classList.add('has-story-dialog');
  document.body.append(root);
  root.showModal?.();
  // For browsers without dialog support.
  root.setAttribute('open', '');
  void loadOverPage().then(overPage => overPage?.opened(close));
  pause.focus();
  show(first);
  return close;
}
