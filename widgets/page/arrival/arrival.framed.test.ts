import { beforeEach, expect, test, vi } from 'vitest';
import { displayStylesKey } from '../../../kernel/display-styles-key.ts';
import { stubWidth } from '../../../kernel/testing/stub-width.ts';
import type { Mount } from '../../../kernel/types.ts';
import { addMeta, element, kernelOf, print, settle } from '../../shared/testing/page.ts';

let mount: Mount;
// Loads the module again, because a page leaves a frame only once.
beforeEach(async () => {
  vi.resetModules();
  stubWidth(1024);
  ({ default: mount } = await import('./arrival.ts'));
  print('<main><div data-widget="comments"></div></main>');
});

const arrive = () => mount(document.body, kernelOf());

/** Simulates a frame whose top window may refuse the navigation. */
function frameBy(referrer: string, navigate = vi.fn<(address: string) => void>()) {
  const location = {};
  Object.defineProperty(location, 'href', { set: navigate });
  vi.stubGlobal('top', { location });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.title = 'باران';
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = 'https://dakkeh.ir/news/12';
  document.head.append(link);
  return navigate;
}

test('a framed page shows a link to itself if the browser refuses to leave the frame', () => {
  frameBy(
    'https://aggregator.com/',
    vi.fn(() => {
      throw new DOMException('', 'SecurityError');
    }),
  );
  void arrive();
  vi.advanceTimersByTime(1000);
  const link = document.body.firstElementChild as HTMLAnchorElement;
  expect(link.className).toBe('button way-out');
  expect(link.href).toBe('http://dakkeh.ir/news/12#ref=aggregator');
  expect(link.target).toBe('_top');
  expect(link.textContent).toBe('باران');
});

test('a changed hash does not make the page leave twice', () => {
  const navigate = frameBy('https://aggregator.com/');
  void arrive();
  void arrive();
  vi.advanceTimersByTime(5000);
  expect(navigate).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('.way-out')).toHaveLength(1);
});

test.each(['', 'deny', undefined])('a page leaves a frame for the value %j', iframe => {
  if (iframe !== undefined) addMeta('iframe', iframe);
  const navigate = frameBy('');
  void arrive();
  vi.advanceTimersByTime(1000);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('http://dakkeh.ir/news/12');
});

test('a page stays if it allows framing or is not framed', () => {
  void arrive();
  addMeta('iframe', 'allow');
  const navigate = frameBy('https://aggregator.com/');
  void arrive();
  vi.advanceTimersByTime(5000);
  expect(navigate).not.toHaveBeenCalled();
  expect(document.querySelector('.way-out')).toBeNull();
});

test('a framed page without a canonical URL sends its reader to its own URL', () => {
  const navigate = frameBy('');
  element('link').remove();
  void arrive();
  vi.advanceTimersByTime(1000);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(location.href);
});

test('a page without the first-paint script gets its display settings and width class', () => {
  document.body.className = '';
  localStorage.setItem(displayStylesKey, '@media screen{.high-contrast-active{--ink:CanvasText}}');
  const resize = stubWidth(1024);
  void arrive();
  expect(document.body.classList).toContain('high-contrast-active');
  expect(document.body.classList).toContain('_md');
  resize(360);
  expect(document.body.classList).toContain('_xs');
  expect(document.body.classList).not.toContain('_md');
});

test('a partner\'s hash shows the partner\'s frame and wakes its box', async () => {
  addMeta('partner-frame', 'khabarban');
  addMeta('partner-frame-src', 'https://khabarban.example/');
  history.replaceState(null, '', '#ref=khabarban');
  void arrive();
  expect(document.body.classList).toContain('has-frame');
  history.replaceState(null, '', '#news-comment');
  const kernel = kernelOf();
  void mount(document.body, kernel);
  await settle();
  expect(kernel.wake).toHaveBeenCalledExactlyOnceWith(element('[data-widget=comments]'));
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});

test.each([
  ['outbox commentRating 230', 1],
  ['outbox poll 12', 0],
])('with %s, comments wake %i times', (key, times) => {
  localStorage.setItem(key, '{}');
  const kernel = kernelOf();
  const wake = vi.spyOn(kernel, 'wake');
  void mount(document.body, kernel);
  expect(wake).toHaveBeenCalledTimes(times);
});
