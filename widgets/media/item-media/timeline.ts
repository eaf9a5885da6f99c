import { hasModifier } from '../../../kernel/press.ts';
import type { Kernel, Unmount } from '../../../kernel/types.ts';
import { createElement } from '../../shared/base/elements.ts';
import { unlock } from '../../shared/playback/unlock.ts';

/** Progress of the chapters at a moment. */
interface Progress {
  /** For each chapter, whether playback has come to it or passed it. */
  played: boolean[];
  /** Position of the chapter that the moment is in; -1 before the first. */
  current: number;
}

/** Chapters that have been played at a moment. They begin at the given seconds, in any order. */
export function progressAt(starts: readonly number[], time: number): Progress {
  const played = starts.map(start => start <= time);
  const latest = Math.max(...starts.filter(start => start <= time));
  return { played, current: starts.indexOf(latest) };
}

/**
 * The second at which the part of a video or sound begins that an address leads to, as media fragments say it: `#t=12`,
 * `#t=npt:1:02.5,90` (https://www.w3.org/TR/media-frags/#naming-time). NaN where it says none.
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
  /** Says that it has been played to those who do not see it. */
  note: HTMLElement;
}

const moments = ['play', 'timeupdate', 'seeked'] as const;

/** The box's own video or sound; an advert that plays over it is another one. */
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
 * Marks the chapters of a box that playback has passed, and the one that it is in; a press on a chapter plays on from
 * there. Links to other times of the media are chapters, wherever in the box they stand.
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
    const asleep = box.querySelector<HTMLElement>('[data-widget=player]:not([data-widget-state=ready])');
    if (asleep && printed.paused) {
      unlock(printed);
      asleep.setAttribute('aria-busy', 'true');
      await kernel.wake(asleep);
      asleep.removeAttribute('aria-busy');
    }
    // A player may bring another one with it when it wakes.
    const media = mediaOf(box) ?? printed;
    // Not 0: a player that has not begun would go on where the reader left it.
    const seek = (): void => void (media.currentTime = Math.max(second, 0.001));
    // A player that has not begun may have something to do before: it has a button for that.
    const start = box.querySelector<HTMLElement>('[data-widget=player][data-widget-state=ready] .player-start');
    // WebKitGTK stands still at a place that it was sent to before it knew the file.
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
