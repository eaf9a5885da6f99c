import { hasModifier } from '../../../kernel/press.ts';
import type { Kernel, Unmount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/base/elements.ts';
import { sleepingPlayer, startOfReadyPlayer } from '../../shared/base/other-boxes.ts';
import { unlock } from '../../shared/playback/unlock.ts';

/** Progress of the chapters at a time. */
interface Progress {
  /** For each chapter, whether playback has come to it or passed it. */
  played: boolean[];
  /** Index of the current chapter; -1 before the first. */
  current: number;
}

/** Returns the progress of chapters at a time. The start times are in seconds and in any order. */
export function progressAt(starts: readonly number[], time: number): Progress {
  const played = starts.map(start => start <= time);
  const latest = Math.max(...starts.filter(start => start <= time));
  return { played, current: starts.indexOf(latest) };
}

/**
 * Returns the start in seconds from a media fragment in a URL, such as `#t=12` or `#t=npt:1:02.5,90`
 * (https://www.w3.org/TR/media-frags/#naming-time). Returns NaN without one.
 */
export function startOf(address: string): number {
  const [, time = 'none'] = /[#&]t=(?:npt:)?([\d:.]+)/.exec(address) ?? [];
  let seconds = 0;
  for (const part of time.split(':')) seconds = seconds * 60 + Number(part || NaN);
  return seconds;
}

interface Chapter {
  link: HTMLAnchorElement;
  start: number;
  /** Text for screen readers that the chapter has been played. */
  note: HTMLElement;
}

const moments = ['play', 'timeupdate', 'seeked'] as const;

/** Returns the box's own video or audio, and not an advert over it. */
export const mediaOf = (box: HTMLElement): HTMLMediaElement | null => box.querySelector('video,audio');

function chaptersIn(box: HTMLElement): Chapter[] {
  const links = [...box.querySelectorAll<HTMLAnchorElement>('a[href*="t="]')];
  const note = (): HTMLElement => createElement('span', 'visually-hidden');
  return links
    .map(link => ({ link, start: startOf(link.hash), note: note() }))
    .filter(({ start }) => start >= 0);
}

function mark({ link, note }: Chapter, playedLabel: string, isPlayed: boolean, isCurrent: boolean): void {
  (link.closest('li,tr') ?? link).classList.toggle('played', isPlayed);
  if (isCurrent) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
  if (!isPlayed) note.remove();
  else if (!note.isConnected) {
    note.textContent = ` (${playedLabel})`;
    link.append(note);
  }
}

/**
 * Marks the played chapters and the current one. A press on a chapter plays from its start. All links in the box to
 * other times of the media count as chapters. Returns a function that stops this.
 */
export function followChapters(box: HTMLElement, kernel: Kernel): Unmount {
  const chapters = chaptersIn(box);
  const starts = chapters.map(({ start }) => start);

  function show(time: number): void {
    const { played, current } = progressAt(starts, time);
    chapters.forEach((chapter, index) =>
      mark(chapter, box.dataset.playedLabel ?? '', played[index] === true, index === current),
    );
  }

  function follow({ target }: Event): void {
    if (target === mediaOf(box)) show((target as HTMLMediaElement).currentTime);
  }

  async function playFrom(second: number, printed: HTMLMediaElement): Promise<void> {
    const asleep = box.querySelector<HTMLElement>(sleepingPlayer);
    if (asleep && printed.paused) {
      unlock(printed);
      asleep.setAttribute('aria-busy', 'true');
      await kernel.wake(asleep);
      asleep.removeAttribute('aria-busy');
    }
    // A waking player may replace the media element.
    const media = mediaOf(box) ?? printed;
    // Not 0, because a player that has not started would then resume at the reader's last position.
    const seek = (): void => void (media.currentTime = Math.max(second, 0.001));
    // A player that has not started may have to show an advert first. Its button does that.
    const start = box.querySelector<HTMLElement>(startOfReadyPlayer);
    // WebKitGTK stalls after a seek before the metadata have loaded.
    if (start || media.readyState > 0) seek();
    else media.addEventListener('loadedmetadata', seek, { once: true });
    if (start) start.click();
    else void media.play().catch(() => {});
  }

  function press(event: MouseEvent): void {
    const media = mediaOf(box);
    const chapter = chapters.find(({ link }) => link.contains(event.target as Node));
    if (!chapter || !media || hasModifier(event)) return;
    event.preventDefault();
    void playFrom(chapter.start, media);
  }

  const begun = mediaOf(box)?.currentTime;
  if (begun) show(begun);
  box.addEventListener('click', press);
  for (const moment of moments) box.addEventListener(moment, follow, true);
  return () => {
    box.removeEventListener('click', press);
    for (const moment of moments) box.removeEventListener(moment, follow, true);
    show(-1);
  };
}
