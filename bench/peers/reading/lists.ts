export const readFontSize = (box: HTMLElement) => ({
  label: attribute(box, 'aria-label'),
  smallerLabel: attributeOf(box, '[data-step=smaller]', 'aria-label'),
  resetLabel: attributeOf(box, '[data-step=reset]', 'aria-label'),
  largerLabel: attributeOf(box, '[data-step=larger]', 'aria-label'),
  resetSign: textOf(box, '[data-step=reset]'),
});

export const readCopyLink = (box: HTMLElement) => ({
  url: attributeOf(box, 'a', 'href'),
  label: attributeOf(box, 'a', 'aria-label'),
  buttonLabel: attributeOf(box, 'button', 'aria-label'),
  path: attributeOf(box, 'path', 'd'),
  copiedMessage: part(box, '[data-copied]').dataset.copied ?? '',
});

/** Reads the button of a box that passes the story on. */
export function readShareButton(button: HTMLElement) {
  const { title = '', url = '' } = button.closest<HTMLElement>('.share')?.dataset ?? {};
  return { title, url, label: attribute(button, 'aria-label'), path: attributeOf(button, 'path', 'd') };
}

export const all = (box: Element, selector: string): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(selector)];

/** The element that a box is expected to have. Throws where it has none. */
function part(box: Element, selector: string): HTMLElement {
  const [found] = all(box, selector);
  if (!found) throw new Error(`The twin's ${box.className} has no ${selector}`);
  return found;
}

/** The text of an element in a box. Throws where the box has none. */
const textOf = (box: Element, selector: string): string => part(box, selector).textContent;

/** An attribute; empty if it is missing. */
export const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';

const attributeOf = (box: Element, selector: string, name: string): string =>
  attribute(part(box, selector), name);

export const readTicker = (box: HTMLElement) => ({
  title: textOf(box, '.ticker-title'),
  items: all(box, 'a').map(link => ({ text: link.textContent, address: attribute(link, 'href') })),
  pauseLabel: attributeOf(box, 'button', 'data-pause'),
  resumeLabel: attributeOf(box, 'button', 'data-resume'),
});

/** Reads tabs without the contents of their panels. */
export const readTabs = (box: HTMLElement) => ({
  headingId: part(box, 'h2').id,
  title: textOf(box, 'h2'),
  tabs: all(box, '.tab-panel').map(({ id, dataset }) => ({ id, title: dataset.title ?? '' })),
});

/** Reads the buttons of a slider or a carousel, and from the slides around them how each is called. */
export const readRowControls = (controls: HTMLElement) => ({
  kind: controls.matches('.slider-steering') ? ('slider' as const) : ('carousel' as const),
  previousLabel: attributeOf(controls, 'button', 'aria-label'),
  nextLabel: attributeOf(controls, 'button:last-child', 'aria-label'),
  /** Words for each slide when it is reached, such as `2 of 8`; empty for a carousel's pictures. */
  positions: all(controls.closest('.slider') ?? controls, '.slider-item').map(slide => attribute(slide, 'aria-label')),
});

/** Reads the form below a list, and from the list around it where it goes on. */
export function readLoadMore(form: HTMLElement) {
  const box = form.closest<HTMLElement>('.load-more');
  const { conf = '{}', from, end = '', error = '' } = box?.dataset ?? {};
  const { id, seqKey, items } = JSON.parse(conf) as { id: string; seqKey: string; items: number };
  return {
    place: id,
    seqKey,
    size: items,
    /** Number of items above the first that is asked for. */
    from: Number(from) + (box?.querySelectorAll('.news-item').length ?? 0),
    /** Value of the hidden field, for readers without script. */
    nextFrom: attributeOf(form, '[name=from]', 'value'),
    label: textOf(form, 'button'),
    endMessage: end,
    errorMessage: error,
  };
}

/** Reads a map, without the news that are printed beside it. */
export const readProvinceMap = (box: HTMLElement) => ({
  file: box.dataset.map ?? '',
  imageLabel: attributeOf(box, '.province-map-drawing img', 'alt'),
  listLabel: textOf(box, 'summary'),
  provinces: all(box, 'a[data-province]').map(link => ({
    slug: link.dataset.province ?? '',
    topic: link.dataset.topic ?? '',
    name: link.textContent,
    address: attribute(link, 'href'),
  })),
  emptyMessage: box.dataset.empty ?? '',
  errorMessage: box.dataset.error ?? '',
});
