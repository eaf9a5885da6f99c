import { createElement } from '../../shared/base/elements.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { mediaUrlOf, settingsOf } from '../../shared/markup/settings.ts';

/** A player of the browser's own for the stream that the box is configured to. */
function filmFrom(box: HTMLElement): HTMLVideoElement {
  const setting = settingsOf(box);
  const url = mediaUrlOf(setting);
  if (!url) throw markupError('The live box lacks its video and its mediaUrl');
  const film = createElement('video', 'live-film', { controls: '', playsinline: '', preload: 'none', src: url });
  film.poster = setting('poster');
  return film;
}

/** The box's film or sound; a film where the server has printed none. Throws MarkupError where it can have none. */
export function filmIn(box: HTMLElement): HTMLMediaElement {
  const printed = box.querySelector<HTMLMediaElement>('video,audio');
  if (printed) return printed;
  const film = filmFrom(box);
  box.prepend(film);
  return film;
}
