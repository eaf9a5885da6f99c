import { createElement, closeIcon, draw, name } from '../../shared/base/elements.ts';
import type { Story, StoryLabels } from './markup.ts';

/** Path data for 24 × 24 icons. */
const strokes = {
  close: closeIcon,
  aside: 'M9 4l8 8-8 8',
  play: 'M8 5l11 7-11 7z',
  muted: 'M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4',
} as const;

/** Actions by the name of their button. */
type Actions = Readonly<Record<'pause' | 'unmute' | 'close' | 'previous' | 'next', () => void>>;

export interface StoryDialog {
  /** The dialog that covers the page. */
  root: HTMLDialogElement;
  /** Preloads the next video. */
  ahead: HTMLVideoElement;
  /** Covers the picture. A tap on it pauses or resumes. */
  pause: HTMLButtonElement;
  unmute: HTMLButtonElement;
  /** Title and position of the story. */
  heading: HTMLElement;
  /** Error message. */
  message: HTMLElement;
  /** Progress of each story. */
  parts: HTMLProgressElement[];
}

interface DialogOptions {
  labels: StoryLabels;
  stories: readonly Story[];
  video: HTMLVideoElement;
  isRtl: boolean;
  actions: Actions;
}

/**
 * Creates the dialog for stories without adding it to the page. The next button is at the end of the reading direction.
 */
export function createStoryDialog({ labels, stories, video, isRtl, actions }: DialogOptions): StoryDialog {
  function createButton(action: keyof Actions, icon: keyof typeof strokes): HTMLButtonElement {
    const button = createElement('button', `story-button story-${action}`);
    name(button, labels(action));
    button.append(draw(strokes[icon]));
    button.addEventListener('click', actions[action]);
    return button;
  }

  // In browsers without dialog support, this is a plain element.
  const root = createElement('dialog', 'story-dialog', {
    'role': 'dialog',
    'aria-modal': 'true',
    'aria-label': labels('title'),
  });
  Object.assign(video, { className: 'story-video', playsInline: true });
  const ahead = createElement('video', '', { preload: 'auto', hidden: '' });
  const pause = createButton('pause', 'play');
  const unmute = createButton('unmute', 'muted');
  const message = createElement('p', 'story-message', { role: 'status' });
  const parts = stories.map(() => createElement('progress', 'story-part'));
  const progress = createElement('div', 'story-progress', { 'aria-hidden': 'true' });
  const heading = createElement('p', 'story-heading', { 'aria-live': 'polite' });
  const bar = createElement('div', 'story-bar');

  unmute.hidden = true;
  progress.append(...parts);
  bar.append(progress, heading, unmute, createButton('close', 'close'));
  const [previous, next] = [createButton('previous', 'aside'), createButton('next', 'aside')];
  (isRtl ? next : previous).classList.add('story-left');
  root.append(video, ahead, pause, bar, previous, next, message);
  return { root, ahead, pause, unmute, heading, message, parts };
}
