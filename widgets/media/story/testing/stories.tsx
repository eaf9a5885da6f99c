import { afterEach, beforeEach } from 'vitest';
import type { Unmount } from '../../../../kernel/types.ts';
import { StoryBox } from '../box.tsx';
import mount from '../story.ts';
import { withFakeMedia } from '../../../shared/testing/fake-media.ts';
import { answerStyles, element, kernelOf, print, settle, wakeAtOnce } from '../../../shared/testing/page.ts';
import { printBox } from '../../../shared/testing/render.ts';
import { serve } from '../../../shared/testing/server.ts';

const stories = ['1', '2', '3'].map(id => ({
  newsId: `131${id}`,
  mediaId: id === '2' ? '22' : '',
  url: `/media/story-${id}.mp4`,
  title: `Story ${id}`,
  poster: `/media/story-${id}-270.webp`,
}));

const noRow = (): void => {};
let unmount: Unmount = noRow;

export function unmountRow(): void {
  unmount();
  unmount = noRow;
}

/** Gives every test of a file an empty page. Open stories are closed after each test. */
export function withStories(): void {
  withFakeMedia();
  beforeEach(() => {
    serve();
    history.replaceState(null, '', '/stories');
  });
  afterEach(async () => {
    unmountRow();
    await settle();
  });
}

/** Renders and wakes a row of three stories. */
export function wakeRow(language = 'en'): void {
  const row = printBox(<StoryBox language={language} title="Stories" stories={stories} />);
  unmount = wakeAtOnce(mount, row, kernelOf(language));
}

/** Wakes a row of another CMS. */
export function wakeUnrenderedRow(html: string): void {
  unmount = wakeAtOnce(mount, print(html), kernelOf('en'));
}

export const dialog = (): HTMLElement | null => document.querySelector('.story-dialog');
export const openers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.story-opener')];
export const video = (): HTMLVideoElement => element('.story-video') as HTMLVideoElement;
export const videoAhead = (): HTMLVideoElement => element('.story-dialog video[hidden]') as HTMLVideoElement;
/** Title and position of the shown story. */
export const heading = (): string => element('.story-heading').textContent;
export const message = (): string => element('.story-message').textContent;

export async function openStory(position = 0): Promise<void> {
  openers()[position]?.click();
  await answerStyles('load');
}
