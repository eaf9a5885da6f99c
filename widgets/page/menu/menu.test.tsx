import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerStyles, element, kernelOf, mountBox, print, settle, textsOf, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { MenuBox } from './box.tsx';
import mount from './menu.ts';

withFreshPages();

/** The slides of the menu that are under way, in order. */
const slides: { onfinish?: () => void; direction: string; from: unknown; duration: number }[] = [];

beforeEach(() => {
  slides.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = vi.fn((frames: Keyframe[], { direction, duration }: KeyframeAnimationOptions) => {
    const slide = { direction, duration, from: frames[0]?.transform };
    slides.push(slide as (typeof slides)[number]);
    return slide as unknown as Animation;
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => history.replaceState(null, '', '/'));

const menu = (): HTMLElement => element('#menu');
const trigger = (): HTMLElement => element('[data-target]');
const isOpen = (): boolean => trigger().getAttribute('aria-expanded') === 'true';

function wake(width = '_xs', language = 'fa'): Promise<() => void> {
  document.documentElement.dir = language === 'fa' ? 'rtl' : 'ltr';
  printBox(
    <main>
      <MenuBox language={language} menuId="menu" />
      <p>
        <a href="/elsewhere">…</a>
      </p>
      <div id="menu">
        <a href="/first">یک</a>
        <a href="/last">دو</a>
      </div>
    </main>,
  );
  document.body.className = width;
  return mountBox(mount, element('.menu-trigger'), kernelOf(language));
}

async function open(): Promise<void> {
  trigger().click();
  await answerStyles('load');
}

function press(key: string, shiftKey = false): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

/** Ends the slide that was begun last. */
const arrive = (): void => slides.at(-1)?.onfinish?.();

test.each([['fa', 'translateX(100%)'], ['en', 'translateX(-100%)']])('the menu in %s slides in from %s, and has the focus', async (language, from) => {
  await wake('_xs', language);
  expect(isOpen()).toBe(false);
  await open();
  expect(isOpen()).toBe(true);
  expect(slides).toMatchObject([{ direction: 'normal', from }]);
  expect(menu().contains(document.activeElement)).toBe(true);
  expect(menu().className).toBe('menu-drawer');
});

test('the menu is a dialog with the name of its trigger on a phone', async () => {
  await wake();
  await open();
  expect(menu().getAttribute('role')).toBe('dialog');
  expect(menu().getAttribute('aria-modal')).toBe('true');
  expect(menu().getAttribute('aria-label')).toBe(trigger().getAttribute('aria-label'));
  expect(document.documentElement.classList).toContain('has-menu');
});

test('the page beside the menu stays usable on a wide screen', async () => {
  await wake('_lg');
  await open();
  expect(menu().hasAttribute('role')).toBe(false);
  expect(document.querySelector('.menu-backdrop')).toBeNull();
  expect(history.state).toBeNull();
  element('p a').focus();
  expect(press('Tab').defaultPrevented).toBe(false);
});

describe('the menu closes and returns the focus', () => {
  test.each([
    ['by its button', () => element('.menu-close').click()],
    ['by Escape', () => press('Escape')],
    ['by a click beside it', () => element('.menu-backdrop').click()],
    ['by its trigger', () => trigger().click()],
    ['by the way back', () => dispatchEvent(new PopStateEvent('popstate'))],
  ])('%s', async (_, close) => {
    await wake();
    await open();
    close();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger());
    expect(document.documentElement.classList).not.toContain('has-menu');
    expect(slides.at(-1)?.direction).toBe('reverse');
    arrive();
    expect(menu().outerHTML).toBe('<div id="menu" class=""><a href="/first">یک</a><a href="/last">دو</a></div>');
    expect(menu().previousElementSibling?.localName).toBe('p');
  });
});

test('the menu stays open on a phone while something in it is clicked', async () => {
  await wake();
  await open();
  menu().addEventListener('click', event => event.preventDefault());
  element('#menu a').click();
  expect(isOpen()).toBe(true);
});

test('Tab goes round in the menu on a phone, both ways', async () => {
  await wake();
  await open();
  expect(document.activeElement).toBe(element('.menu-close'));
  expect(press('Tab').defaultPrevented).toBe(false);
  press('Tab', true);
  expect(document.activeElement).toBe(element('#menu a:last-child'));
  press('Tab');
  expect(document.activeElement).toBe(element('.menu-close'));
  element('p a').focus();
  press('Tab');
  expect(document.activeElement).toBe(element('.menu-close'));
});

test('the place of the menu keeps its size until it is back', async () => {
  await wake();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700);
  await open();
  expect((menu().previousElementSibling as HTMLElement).style.blockSize).toBe('700px');
  trigger().click();
  trigger().click();
  await settle();
  expect(isOpen()).toBe(false);
  arrive();
  expect(menu().previousElementSibling?.localName).toBe('p');
  trigger().click();
  await settle();
  expect(isOpen()).toBe(true);
});

test('the menu opens at once for a reader who wants less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await wake();
  await open();
  expect(slides[0]?.duration).toBe(0);
});

test('the trigger is a link where styles are missing, and the next tap tries again', async () => {
  await wake();
  trigger().click();
  await answerStyles('error');
  expect(location.hash).toBe('#menu');
  expect(isOpen()).toBe(false);
  await open();
  expect(isOpen()).toBe(true);
});

test('a menu of another CMS keeps its role and name, and has any trigger', async () => {
  const box = print(`<div data-widget="menu" data-close="ببند"><button type="button" data-target="#menu">فهرست</button></div>
    <nav id="menu" role="navigation" aria-label="بخش‌ها" class="own"><a href="/1">یک</a></nav>`);
  document.body.className = '_xs';
  await mountBox(mount, box, kernelOf());
  await open();
  expect(textsOf('#menu button')).toEqual(['ببند']);
  expect(menu().getAttribute('role')).toBe('navigation');
  trigger().click();
  arrive();
  expect(menu().outerHTML).toBe('<nav id="menu" role="navigation" aria-label="بخش‌ها" class="own"><a href="/1">یک</a></nav>');
});
