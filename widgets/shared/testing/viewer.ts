import type PhotoSwipe from 'photoswipe';
import { vi } from 'vitest';
import type { Labels } from '../viewer/labels.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { Slide } from '../viewer/slide.ts';
import { kernelOf } from './page.ts';

type Listener = (event: Record<string, unknown>) => void;

/** The part of PhotoSwipe that the lightbox uses. It fires events for tests and shows nothing. */
export class FakePhotoSwipe {
  readonly element = document.createElement('div');
  readonly scrollWrap = document.createElement('section');
  readonly opener = { isOpen: true };
  readonly currSlide = { content: { isLoading: () => this.isLoading } };
  readonly updateSize = vi.fn();
  isLoading = false;
  potentialIndex = 0;
  private readonly listeners: [name: string, listener: Listener][] = [];

  get currIndex(): number {
    return this.potentialIndex;
  }

  on(name: string, listener: Listener): void {
    this.listeners.push([name, listener]);
  }

  addFilter(): void {}

  /** Calls the listeners. Returns true if one of them prevented the default action. */
  dispatch(name: string, details: object = {}): boolean {
    let isPrevented = false;
    const event = { ...details, preventDefault: () => (isPrevented = true) };
    for (const [heard, listener] of this.listeners) if (heard === name) listener(event);
    return isPrevented;
  }

  close(): void {
    this.dispatch('close');
    this.dispatch('destroy');
  }

  asPhotoSwipe(): PhotoSwipe {
    return this as unknown as PhotoSwipe;
  }
}

/** Creates a picture. Its number determines the properties that are not given. */
export const slide = (number: number, more: Partial<Slide> = {}): Slide => ({
  kind: 'picture',
  url: `https://dakkeh.ir/${number}.webp`,
  width: 1440,
  height: 960,
  alt: `تصویر ${number}`,
  caption: `شرح ${number}`,
  thumbnail: `/${number}-360.webp`,
  srcset: '',
  ...more,
});

export const slides = (count: number): Slide[] => Array.from({ length: count }, (_, index) => slide(index + 1));

const labels: Labels = {
  title: 'بازار',
  close: 'بستن',
  previous: 'قبلی',
  next: 'بعدی',
  slideshow: 'نمایش',
  fullScreen: 'تمام‌صفحه',
  share: 'هم‌رسانی',
  copied: 'کپی شد',
  download: 'دریافت',
  thumbnails: 'تصویرهای کوچک',
  position: '{n} از {total}',
  failed: 'بارگیری نشد',
};

interface FakeViewer extends Viewer {
  fake: FakePhotoSwipe;
}

/** Creates an open lightbox with the first slide, without PhotoSwipe. */
export function openFakeViewer(shown: readonly Slide[] = slides(3), language = 'fa'): FakeViewer {
  const fake = new FakePhotoSwipe();
  const { element: root } = fake;
  root.className = 'pswp--ui-visible';
  root.append(fake.scrollWrap);
  document.body.append(root);
  return {
    fake,
    root,
    labels,
    pswp: fake.asPhotoSwipe(),
    slides: shown,
    kernel: kernelOf(language),
    strip: { isShown: true },
    position: () => fake.potentialIndex,
    current: () => shown[fake.potentialIndex] ?? slide(0),
    goTo(position) {
      if (!shown[position] || position === fake.potentialIndex) return;
      fake.potentialIndex = position;
      fake.dispatch('change');
    },
    onChange(action) {
      fake.on('change', action);
      action();
    },
    close: () => fake.close(),
  };
}
