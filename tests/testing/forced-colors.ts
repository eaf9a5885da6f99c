import type { Page } from '@playwright/test';
import { namingOn } from './names.ts';

interface Sign {
  name: string;
  element: Element;
  /** Pseudo-element that draws the sign; empty if the element itself does. */
  part: string;
}

/** Stores the icons of controls that are drawn only by backgrounds, without text or images. */
const rememberSigns = async (page: Page): Promise<void> =>
  page.evaluate(nameOf => {
    const controls = 'a[href],button,summary,label,[role=button],[role=tab]';
    const isDrawn = (element: Element, part: string): boolean => {
      const style = getComputedStyle(element, part);
      const { content, display, backgroundColor, backgroundImage, width, paddingLeft } = style;
      const isThere = part ? /^""?$/.test(content) : !element.textContent.trim() && element.matches('span,i,b,div');
      const isPainted = backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor);
      return isThere && display !== 'none' && isPainted && parseFloat(width) + parseFloat(paddingLeft) > 2;
    };
    const signs: Sign[] = [...document.querySelectorAll(controls)]
      .flatMap(control => [control, ...control.querySelectorAll('*')].map(element => ({ control, element })))
      .filter(({ element }) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap(({ control, element }) =>
        ['', '::before', '::after']
          .filter(part => isDrawn(element, part))
          .map(part => ({ name: `${part || element.classList.value} of ${nameOf(control)}`, element, part })),
      );
    Object.assign(window, { signs });
  }, await namingOn(page));

/** Returns icons that vanish in forced colours, which remove gradients and replace all backgrounds. */
const lostSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'signs') as Sign[])
      .filter(({ element, part }) => {
        const style = getComputedStyle(element, part);
        const hasEdge = parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth) > 0;
        return style.getPropertyValue('forced-color-adjust') === 'auto' && !hasEdge;
      })
      .map(({ name }) => `${name} is drawn by what is not there`),
  );

/** Returns selected elements that look unselected. */
const unmarked = async (page: Page): Promise<string[]> =>
  page.evaluate(nameOf => {
    const states = [
      ['[aria-current]:not([aria-current=false])', ':not([aria-current]),[aria-current=false]'],
      ['[aria-selected=true]', '[aria-selected=false]'],
      ['[aria-pressed=true]', '[aria-pressed=false]'],
      ['[aria-checked=true]', '[aria-checked=false]'],
      ['input:checked', ':not(:checked)'],
    ] as const;
    const groups = 'ul,ol,nav,fieldset,form,table,[role=tablist],[role=toolbar],[role=group],[role=menu]';
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const properties = [
      ...['border-top', 'border-bottom', 'outline', 'text-decoration-line', 'font-weight', 'color', 'content'],
      ...['fill', 'stroke', 'transform', 'forced-color-adjust'],
    ];
    const looksOf = (element: Element): string =>
      [element, ...element.querySelectorAll('*'), ...((element as HTMLInputElement).labels ?? [])]
        .slice(0, 6)
        .flatMap(part => ['', '::before', '::after'].map(pseudo => getComputedStyle(part, pseudo)))
        .map(style => properties.map(property => style.getPropertyValue(property)).join())
        .join('|');
    function isNative(element: Element): boolean {
      const { appearance, opacity } = getComputedStyle(element);
      return element instanceof HTMLInputElement && appearance !== 'none' && opacity !== '0';
    }

    return states.flatMap(([chosen, others]) =>
      [...document.querySelectorAll(chosen)]
        .filter(element => isSeen(element) && !isNative(element) && !element.matches('option'))
        .filter(element => {
          const group = element.closest(groups) ?? element.parentElement;
          const other = [...(group?.querySelectorAll(element.localName) ?? [])].find(
            candidate => candidate.matches(others) && isSeen(candidate),
          );
          return other !== undefined && looksOf(other) === looksOf(element);
        })
        .map(element => `${nameOf(element)} does not look chosen`),
    );
  }, await namingOn(page));

/** Returns controls without a border, text or icon. */
const unseen = async (page: Page): Promise<string[]> =>
  page.evaluate(nameOf => {
    const hasEdge = (part: Element | null): boolean => {
      if (!part) return false;
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(part);
      return parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0;
    };
    const hasSign = (control: Element): boolean =>
      ['::before', '::after'].some(part => getComputedStyle(control, part).content !== 'none') ||
      control.textContent.trim() !== '' ||
      control.firstElementChild !== null ||
      // The control may lie over the browser's own media controls.
      control.previousElementSibling?.matches('audio') === true;
    const isNative = (control: Element): boolean =>
      control.matches('input,select') && getComputedStyle(control).appearance !== 'none';
    return [...document.querySelectorAll<HTMLElement>('button,select,textarea,input:not([type=hidden])')]
      .filter(control => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(control => control.offsetWidth > 2 && !hasEdge(control) && !hasEdge(control.parentElement))
      .filter(control => !hasSign(control) && !isNative(control))
      .map(control => `${nameOf(control)} is not to be seen`);
  }, await namingOn(page));

/** Returns the information that a page loses in forced colours. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await rememberSigns(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = [...(await lostSigns(page)), ...(await unmarked(page)), ...(await unseen(page))];
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
