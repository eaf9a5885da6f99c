import { createElement } from '../../shared/base/elements.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { mediaUrlOf, settingsOf } from '../../shared/markup/settings.ts';

/** A player of the browser's own for the stream that the box is configured to. */
function videoFrom(box: HTMLElement): HTMLVideoElement {
  const setting = settingsOf(box);
  const url = mediaUrlOf(setting);
  if (!url) throw markupError('The live box lacks its video and its mediaUrl');
  const video = createElement('video', 'live-film', { controls: '', playsinline: '', preload: 'none', src: url });
  video.poster = setting('poster');
  return video;
}

/** The box's video or sound; a video where the server has printed none. Throws MarkupError where it can have none. */
export function mediaIn(box: HTMLElement): HTMLMediaElement {
  const printed = box.querySelector<HTMLMediaElement>('video,audio');
  if (printed) return printed;
  const video = videoFrom(box);
  box.prepend(video);
  return video;
}
