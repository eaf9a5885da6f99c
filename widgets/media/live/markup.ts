import { createElement } from '../../shared/base/elements.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { mediaUrlOf, settingsOf } from '../../shared/markup/settings.ts';

/** Creates a native player for the configured stream. */
function videoFrom(box: HTMLElement): HTMLVideoElement {
  const setting = settingsOf(box);
  const url = mediaUrlOf(setting);
  if (!url) throw markupError('The live box lacks its video and its mediaUrl');
  const video = createElement('video', 'live-film', { controls: '', playsinline: '', preload: 'none', src: url });
  video.poster = setting('poster');
  return video;
}

/**
 * Returns the box's video or audio. Creates a video if the server has rendered none. Throws MarkupError if that is
 * impossible.
 */
export function mediaIn(box: HTMLElement): HTMLMediaElement {
  const printed = box.querySelector<HTMLMediaElement>('video,audio');
  if (printed) return printed;
  const video = videoFrom(box);
  box.prepend(video);
  return video;
}
