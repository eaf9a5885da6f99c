import { createElement, draw, name } from '../../shared/html/elements.ts';
import type { StoryLabels } from './markup.ts';

/** Strokes on a field of 24 × 24. */
const strokes = {
  close: 'M5 5l14 14M19 5L5 19',
  left: 'M15 4l-8 8 8 8',
  right: 'M9 4l8 8-8 8',
  play: 'M8 5l11 7-11 7z',
  muted: 'M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4',
} as const;

function createButton(className: string, icon: keyof typeof strokes, label: string): HTMLButtonElement {
  const button = createElement('button', `story-button ${className}`, { type: 'button' });
  name(button, label);
  button.append(draw(strokes[icon]));
  return button;
}

export interface StoryDialog {
  /** Covers the page, or will. */
  root: HTMLDialogElement;
  video: HTMLVideoElement;
  /** Fetches the next video while this one plays. */
  ahead: HTMLVideoElement;
  /** Lies over the picture: a tap on that pauses it and goes on. */
  pause: HTMLButtonElement;
  close: HTMLButtonElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  unmute: HTMLButtonElement;
  title: HTMLElement;
  position: HTMLElement;
  /** Says what went wrong. */
  message: HTMLElement;
  /** One for each story; the first child's width says how much of it has played. */
  parts: HTMLElement[];
}

interface DialogOptions {
  labels: StoryLabels;
  /** How many stories there are. */
  count: number;
  isRtl: boolean;
}

/** The elements that show stories, one at a time, not on the page yet. What comes next is where the page is read to. */
export function createStoryDialog({ labels, count, isRtl }: DialogOptions): StoryDialog {
  const dialog: StoryDialog = {
    // Where a browser has no dialogs, this is an element as any other.
    root: createElement('dialog', 'story-dialog', { 'role': 'dialog', 'aria-modal': 'true', 'aria-label': labels.title }),
    video: createElement('video', 'story-video', { playsinline: '' }),
    ahead: createElement('video', '', { preload: 'auto', muted: '', hidden: '' }),
    pause: createButton('story-pause', 'play', labels.pause),
    close: createButton('story-close', 'close', labels.close),
    previous: createButton('story-previous', isRtl ? 'right' : 'left', labels.previous),
    next: createButton('story-next', isRtl ? 'left' : 'right', labels.next),
    unmute: createButton('story-unmute', 'muted', labels.unmute),
    title: createElement('span', 'story-title'),
    position: createElement('span', 'story-position'),
    message: createElement('p', 'story-message', { role: 'status' }),
    parts: Array.from({ length: count }, () => createElement('span', 'story-part')),
  };
  const { root, video, ahead, pause, close, previous, next, unmute, title, position, message, parts } = dialog;
  for (const part of parts) part.append(createElement('span', ''));
  unmute.hidden = true;
  const progress = createElement('div', 'story-progress', { 'aria-hidden': 'true' });
  progress.append(...parts);
  const heading = createElement('p', 'story-heading', { 'aria-live': 'polite' });
  heading.append(title, ' ', position);
  const bar = createElement('div', 'story-bar');
  bar.append(progress, heading, unmute, close);
  root.append(video, ahead, pause, bar, previous, next, message);
  return dialog;
}
