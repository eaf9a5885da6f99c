import { displayStylesKey } from '../../../kernel/display-styles-key.ts';
import { showNotice } from '../../../kernel/notice.ts';
import type { Mount, ReaderStorage } from '../../../kernel/types.ts';
import { announceStyles } from '../../shared/base/announce-storage.ts';
import { fetchStylesheet } from '../../shared/base/fetch-stylesheet.ts';
import { loadOverPage, type OverPage } from '../../shared/base/load-over-page.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import styleFile from './accessibility-menu.css';
import { type Feature, featureNames, isFeature, nextValue, type Settings, type Value, valueOf } from './model.ts';
import { schemes, stylesOf } from './styles.ts';

/** Loads the menu for a box that was rendered without one, in Persian or English. Rejects on failure. */
async function fetchMenu(language: string): Promise<HTMLElement> {
  const variant = language.startsWith('fa') ? 'fa' : 'en';
  const { renderTemplate } = await import('../../shared/template/template.ts');
  const partial = await renderTemplate('accessibility', {}, { variant });
  const menu = partial.querySelector<HTMLElement>('.accessibility-menu');
  if (!menu) throw markupError('The partial has no menu');
  return menu;
}

const keyOf = (feature: Feature): string => `accessibility-widget-${feature}`;

const readSettings = ({ getItem }: ReaderStorage): Settings =>
  Object.fromEntries(featureNames.map(name => [name, valueOf(name, getItem(keyOf(name)))])) as Settings;

/**
 * Returns true if this is a page of ours, whose colour scheme can be switched. On other pages, only the boxes have our
 * colours.
 */
function hasSchemes(): boolean {
  const { documentElement: root } = document;
  return root.dataset.colorScheme === undefined && getComputedStyle(root).getPropertyValue('--paper') !== '';
}

/** Sets the browser's toolbar colour to that of the device's scheme, until the reader's setting changes it. */
function followDevice(): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    const scheme = schemes[meta.matches('[media*=dark]') ? 'dark' : 'light'];
    meta.content = /#\w+/.exec(scheme)?.[0] ?? meta.content;
  }
}

/** Stores the style rule of the settings, and applies it in this tab and in others. */
function applySettings(storage: ReaderStorage): void {
  const styles = stylesOf(readSettings(storage));
  storage.setItem(displayStylesKey, styles);
  followDevice();
  announceStyles(styles);
}

/** Shows the value of a feature: by a pressed button if there are two values, otherwise as text. */
function showValue(button: HTMLElement, value: Value): void {
  const isActive = value !== 'normal';
  const values = [...button.querySelectorAll<HTMLElement>('[data-value]')];
  button.classList.toggle('active', isActive);
  for (const element of values) element.hidden = element.dataset.value !== value;
  if (values.length === 0) button.setAttribute('aria-pressed', String(isActive));
}

/** Sets a button's feature to its next value. A button without a feature resets all of them. */
function change({ dataset: { feature } }: HTMLElement, storage: ReaderStorage): void {
  if (isFeature(feature)) storage.setItem(keyOf(feature), nextValue(feature, readSettings(storage)[feature]));
  else for (const name of featureNames) storage.setItem(keyOf(name), 'normal');
  applySettings(storage);
}

/**
 * Opens the menu of display settings, which loads at the first tap if the box has none, and stores the settings for all
 * pages.
 */
const mount: Mount = (box, { page, storage }) => {
  const opener = box.querySelector('button');
  if (!opener) throw markupError('The display settings lack their button');
  const theMenu = (within: ParentNode): HTMLElement | null => within.querySelector('.accessibility-menu');
  let styles: Promise<void> | undefined;
  let overPage: OverPage;

  function showValues(): void {
    const settings = readSettings(storage);
    for (const button of box.querySelectorAll<HTMLElement>('[data-feature]')) {
      const { feature } = button.dataset;
      if (isFeature(feature)) showValue(button, settings[feature]);
    }
  }

  const isOpen = (): boolean => theMenu(box)?.hidden === false;

  function toggle(menu: HTMLElement | null, opens: boolean): void {
    if (menu) menu.hidden = !opens;
    opener?.setAttribute('aria-expanded', String(opens));
  }

  function leave(leadsNowhere: boolean): void {
    toggle(theMenu(box), false);
    overPage?.closed(close, leadsNowhere);
  }

  const close = (): void => leave(true);

  async function open(): Promise<void> {
    box.setAttribute('aria-busy', 'true');
    try {
      const [menu, over] = await Promise.all([
        // The menu may be in another box of the page.
        theMenu(box) ?? theMenu(document) ?? fetchMenu(page.language),
        loadOverPage(),
        (styles ??= fetchStylesheet(styleFile)),
      ]);
      if (!hasSchemes()) menu.querySelector('[data-feature=scheme]')?.remove();
      box.append(menu);
      showValues();
      toggle(menu, true);
      overPage = over;
      overPage?.opened(close);
    } catch {
      styles = undefined;
      showNotice(true);
    }
    box.removeAttribute('aria-busy');
  }

  function follow({ target }: Event): void {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button === opener && !isOpen()) void open();
    else if (button === opener || !box.contains(target as Node)) leave(button === opener);
    else if (button) change(button, storage);
  }

  /** Listens at the document, because Safari does not focus a tapped button. */
  function closeByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen()) return;
    close();
    opener?.focus();
  }

  // Updates styles of another build, or settings that could not be stored as styles before.
  applySettings(storage);
  document.addEventListener('click', follow);
  document.addEventListener('keydown', closeByKey);
  addEventListener('storage', showValues);
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('keydown', closeByKey);
    removeEventListener('storage', showValues);
    overPage?.closed(close, false);
  };
};

export default mount;
