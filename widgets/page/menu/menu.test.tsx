import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerStyles, element, kernelOf, mountBox, print, textsOf } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { MenuBox } from './box.tsx';
import mount from './menu.ts';

/** Running animations of the menu, in order. */
const slides: { onfinish?: () => void; direction: string; from: unknown; duration: number }[] = [];

beforeEach(() => {
  slides.length = 0;
  Element.prototype.animate = vi.fn((frames: Keyframe[], { direction, duration }: KeyframeAnimationOptions) => {
    const slide = { direction, duration, from: frames[0]?.transform };
    slides.push(slide as (typeof slides)[number]);
    return slide as unknown as Animation;
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

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

/** Ends the latest animation. */
const arrive = (): void => slides.at(-1)?.onfinish?.();

test('the menu stays open on a phone if something in it is clicked', async () => {
  await wake();
  await open();
  menu().addEventListener('click', event => event.preventDefault());
  element('#menu a').click();
  expect(isOpen()).toBe(true);
});

test.each([['fa', '100%'], ['en', '-100%']])('the menu in %s slides in from its own width, 75%% of the screen, beyond its edge, and out again', async (language, out) => {
  await wake('_xs', language);
  await open();
  trigger().click();
  expect(slides).toMatchObject([
    { direction: 'normal', from: `translateX(${out})` },
    { direction: 'reverse', from: `translateX(${out})` },
  ]);
  expect(readFileSync('widgets/page/menu/menu-drawer.css', 'utf8')).toContain('inline-size: 75%;');
});

test('the menu opens at once if the reader prefers reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await wake();
  await open();
  expect(slides[0]?.duration).toBe(0);
});

test('the trigger is a link if the styles fail to load, and the next tap tries again', async () => {
  await wake();
  trigger().click();
  await answerStyles('error');
  expect(location.hash).toBe('#menu');
  expect(isOpen()).toBe(false);
  await open();
  expect(isOpen()).toBe(true);
});

test('a menu of another CMS keeps its role and name and accepts any trigger', async () => {
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
