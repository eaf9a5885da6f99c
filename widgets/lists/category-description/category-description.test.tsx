import { beforeEach, expect, test, vi } from 'vitest';
import { element, kernelOf, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { CategoryDescriptionBox } from './box.tsx';
import mount from './category-description.ts';

const scrollIntoView = vi.fn();
const scrollBy = vi.fn();
let measure = (): void => {};

beforeEach(() => {
  scrollIntoView.mockReset();
  scrollBy.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('ResizeObserver', class {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe(): void {}
    disconnect(): void {}
  });
});

const button = (): HTMLElement => element('button');
const isOpen = (): boolean => element('.category-description').hasAttribute('data-open');

/** Sets the height of the text, which a browser would compute. */
function layOut(height: number): void {
  vi.spyOn(element('.category-description-text'), 'offsetHeight', 'get').mockReturnValue(height);
  measure();
}

/** Creates a description with a padding of 16 pixels, so that its button extends below its end. */
function printDescription(): HTMLElement {
  const box = printBox(<CategoryDescriptionBox language="fa" id="401">متن</CategoryDescriptionBox>);
  box.getBoundingClientRect = () => ({ bottom: 150 }) as DOMRect;
  button().getBoundingClientRect = () => ({ bottom: 166 - box.scrollTop }) as DOMRect;
  return box;
}

function mountDescription(height: number) {
  const box = printDescription();
  wakeAtOnce(mount, box, kernelOf());
  layOut(height);
  return box;
}

test('closing scrolls back to a reader who is far below', () => {
  mountDescription(2000);
  button().click();
  expect(scrollIntoView).not.toHaveBeenCalled();
  button().click();
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});

test('scrolling inside the clip opens the description at that position', () => {
  const box = mountDescription(600);
  box.dispatchEvent(new Event('scroll'));
  expect(isOpen()).toBe(false);
  box.scrollTop = 240;
  box.dispatchEvent(new Event('scroll'));
  expect(isOpen()).toBe(true);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 240);
});

test('a tap on the button opens a description that has scrolled to it', () => {
  const box = mountDescription(600);
  box.scrollTop = 16;
  box.dispatchEvent(new Event('scroll'));
  button().click();
  expect(isOpen()).toBe(true);
});

test('a link that got the focus before the widget woke stays visible in the open text', () => {
  const box = printDescription();
  box.scrollTop = 60;
  wakeAtOnce(mount, box, kernelOf());
  expect(isOpen()).toBe(true);
});
