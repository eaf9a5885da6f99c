import { showNotice } from '../../../kernel/notice.ts';
import type { Mount } from '../../../kernel/types.ts';
import { hasModifier } from '../../../kernel/press.ts';
import { fetchStylesheet } from '../../shared/base/fetch-stylesheet.ts';
import { loadOverPage } from '../../shared/base/load-over-page.ts';
import { unlock } from '../../shared/playback/unlock.ts';
import { labelsOf, storiesIn } from './markup.ts';
import file from './story-dialog.css';

/**
 * Opens the stories of a row over the page, starting with the tapped one. Loads their code at the first tap. If that
 * fails, navigates to the video; offline, shows the notice instead.
 */
const mount: Mount = (box, kernel) => {
  const stories = storiesIn(box);
  let styles: Promise<void> | undefined;
  let isLoading = false;
  let close = (): void => {};

  async function open(first: number): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const video = document.createElement('video');
    unlock(video);
    box.setAttribute('aria-busy', 'true');
    try {
      styles ??= fetchStylesheet(file);
      const [dialog] = await Promise.all([import('./show-stories.ts'), styles, loadOverPage()]);
      const { completeStories, showStories } = dialog;
      await completeStories(box, kernel);
      if (box.isConnected) close = showStories({ stories, first, video, labels: labelsOf(box), kernel });
    } catch {
      styles = undefined;
      if (navigator.onLine) location.assign(stories[first]?.url ?? '');
      else showNotice(true);
    }
    isLoading = false;
    box.removeAttribute('aria-busy');
  }

  function tap(event: MouseEvent): void {
    const first = stories.findIndex(({ opener }) => opener.contains(event.target as Node));
    if (first < 0 || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    void open(first);
  }

  box.addEventListener('click', tap);
  return () => {
    box.removeEventListener('click', tap);
    close();
  };
};

export default mount;
