import type { Unmount } from '../../../kernel/types.ts';
import { createElement, closeIcon, draw, name } from '../../shared/base/elements.ts';

const submits = 'form button:not([type=button],[type=reset]),form [type=submit],form [type=image]';

/** Returns a root margin that reduces the viewport to the area of an element. */
function marginAround(element: HTMLElement): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left].map(gap => `${-Math.floor(gap)}px`).join(' ');
}

const changes = [
  [self, 'resize'],
  [document, 'focusin'],
  [document, 'focusout'],
] as const;

/** Reports whether a fixed element covers a submit button or the focused element. */
function watchCovered(fixed: HTMLElement, report: (isCovering: boolean) => void): Unmount {
  const covered = new Set<Element>();
  let watch: IntersectionObserver | undefined;

  function note(records: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of records) {
      if (isIntersecting) covered.add(target);
      else covered.delete(target);
    }
    report(covered.size > 0);
  }

  function start(): void {
    const { activeElement, body } = document;
    watch?.disconnect();
    covered.clear();
    note([]);
    watch = new IntersectionObserver(note, { rootMargin: marginAround(fixed) });
    for (const element of [...document.querySelectorAll(submits), activeElement]) {
      if (element && element !== body && !fixed.contains(element)) watch.observe(element);
    }
  }

  start();
  for (const [target, change] of changes) target.addEventListener(change, start);
  return () => {
    watch?.disconnect();
    for (const [target, change] of changes) target.removeEventListener(change, start);
  };
}

/**
 * Class for the frame in which the player changes its place, because a visible change would count as a layout shift.
 */
const unseen = 'mini-player-unseen';
const mediaEvents = ['play', 'ended', 'enterpictureinpicture', 'leavepictureinpicture'] as const;

/** Returns true if a video on the page plays, or has started and not ended. */
function isOn(video: HTMLVideoElement | null): boolean {
  if (!video || video.ended || document.pictureInPictureElement === video) return false;
  return !video.paused || video.currentTime > 0;
}

function createCloseButton(close: () => void): HTMLButtonElement {
  const button = createElement('button', 'mini-player-close', { type: 'button' });
  button.append(draw(closeIcon));
  button.addEventListener('click', close);
  return button;
}

/**
 * Keeps a started video in a corner of the viewport once the reader has scrolled past its bottom, until she scrolls
 * back or closes it. A closed video stays in its place until she plays it again. The player's element does not move in
 * the document, so playback continues.
 */
export function keepInSight(player: HTMLElement, closeLabel: () => string): Unmount {
  const { classList } = player;
  const room = createElement('div', `${player.className} mini-player-room`);
  const closing = createCloseButton(close);
  let isPast = false;
  let isClosed = false;
  let isCovering = false;
  let stopWatching = (): void => {};

  const sight = new IntersectionObserver(records => {
    // The observer's next report comes after that frame.
    showOrHide();
    for (const { isIntersecting, boundingClientRect } of records) {
      isPast = !isIntersecting && boundingClientRect.bottom <= 0;
    }
    follow();
  });

  function showOrHide(): void {
    classList.toggle(unseen, isCovering);
  }

  function watch(element: HTMLElement): void {
    sight.disconnect();
    sight.observe(element);
  }

  function shrink(): void {
    room.style.blockSize = `${player.getBoundingClientRect().height}px`;
    player.after(room);
    classList.add('mini-player');
    name(closing, closeLabel());
    player.append(closing);
    watch(room);
    stopWatching = watchCovered(player, isUnder => {
      isCovering = isUnder;
      showOrHide();
    });
    classList.add(unseen);
  }

  function grow(): void {
    stopWatching();
    isCovering = false;
    closing.remove();
    classList.remove('mini-player');
    classList.add(unseen);
    room.remove();
    watch(player);
  }

  function follow(event?: Event): void {
    if (event?.type === 'play') isClosed = false;
    const isSmall = classList.contains('mini-player');
    const isToBeSmall = isPast && !isClosed && isOn(player.querySelector('video'));
    if (isToBeSmall && !isSmall) shrink();
    else if (isSmall && !isToBeSmall) grow();
  }

  /** Closes the player and pauses it, because a hidden video must not be heard. */
  function close(): void {
    isClosed = true;
    player.querySelector('video')?.pause();
    follow();
  }

  for (const type of mediaEvents) player.addEventListener(type, follow, true);
  watch(player);
  return () => {
    for (const type of mediaEvents) player.removeEventListener(type, follow, true);
    if (room.isConnected) grow();
    sight.disconnect();
    showOrHide();
  };
}
