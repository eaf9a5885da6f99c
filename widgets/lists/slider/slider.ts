import type { Kernel, Mount } from '../../../kernel/types.ts';
import { scrollBehavior } from '../../shared/base/motion.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { controlSlider } from './controls.ts';
import { parseSettings } from './settings.ts';
import type { MakeTrack, Slider } from './track.ts';

/** Events that mean that the reader scrolls the list herself. */
const scrollEvents = ['pointerdown', 'wheel'];

/** Creates a track that scrolls natively and snaps. */
const scrollingTrack: MakeTrack = ({ list, slides, settings: { rows } }, { moved, taken }) => {
  // Negative on a page from right to left, like the list's scroll position.
  const step = (): number => (slides[rows]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const stepsIn = (pixels: number): number => Math.abs(pixels / step()) || 0;

  list.addEventListener('scroll', moved);
  for (const type of scrollEvents) list.addEventListener(type, taken, { passive: true });
  addEventListener('resize', moved);
  return {
    position: () => Math.round(stepsIn(list.scrollLeft)),
    seen: () => Math.round(stepsIn(list.clientWidth)) || 1,
    end: () => Math.round(stepsIn(list.scrollWidth - list.clientWidth)),
    show(position) {
      list.scroll({ left: position * step(), behavior: scrollBehavior() });
    },
    unmount() {
      list.removeEventListener('scroll', moved);
      for (const type of scrollEvents) list.removeEventListener(type, taken);
      removeEventListener('resize', moved);
    },
  };
};

function sliderOf(box: HTMLElement, { page, digits }: Kernel): Slider {
  const settings = parseSettings(box.dataset.conf);
  const list = box.querySelector<HTMLElement>('.slider-items');
  if (!list) throw markupError('The slider lacks its slides');
  const slides = [...list.children] as HTMLElement[];
  return { box, list, slides, settings, direction: page.direction, formatNumber: digits.format };
}

/** Adds controls to a slider. Does nothing but mark it as still if it has a single step. */
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
