import type { Kernel, Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { scrollingTrack } from './scrolling-track.ts';
import { parseSettings } from './settings.ts';
import { controlSlider } from './controls.ts';
import type { Slider } from './track.ts';

function sliderOf(box: HTMLElement, { page, digits }: Kernel): Slider {
  const settings = parseSettings(box.dataset.conf);
  const list = box.querySelector<HTMLElement>('.slider-items');
  if (!list) throw markupError('The slider lacks its slides');
  const slides = [...list.children] as HTMLElement[];
  return { box, list, slides, settings, direction: page.direction, formatNumber: digits.format };
}

/** A row of slides with settings of its own. With a single step there is nothing to move, and nothing to move it by. */
const mount: Mount = async (box, kernel) => {
  const slider = sliderOf(box, kernel);
  const { auto, loop, rows } = slider.settings;
  if (slider.slides.length <= rows) {
    box.toggleAttribute('data-still', true);
    return () => box.removeAttribute('data-still');
  }
  const [looping, autoplay] = await Promise.all([loop && import('./looping-track.ts'), auto && import('./autoplay.ts')]);
  const controls = controlSlider(slider, looping ? looping.loopingTrack : scrollingTrack);
  const stop = autoplay && autoplay.startAutoplay(slider, controls);
  return () => {
    if (stop) stop();
    controls.unmount();
  };
};

export default mount;
