import type { Mount } from '../../../kernel/types.ts';
import { fetchStylesheet } from '../../shared/base/fetch-stylesheet.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { loadOverPage, type OverPage } from '../../shared/base/load-over-page.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { drawer, openDrawer } from './drawer.ts';
import file from './menu-drawer.css';

/** Functions that close the open menus. A menu may have several triggers. */
const open = new WeakMap<Element, () => void>();

/**
 * Opens the menu named by the trigger's `data-target` over the page, and later moves it back. If its styles fail to
 * load, the trigger works as a link.
 */
const mount: Mount = box => {
  const trigger = box.closest<HTMLElement>('[data-target]') ?? box.querySelector<HTMLElement>('[data-target]');
  const target = trigger?.dataset.target ?? '';
  const menu = document.getElementById(target.replace('#', ''));
  if (!trigger || !menu) throw markupError(`The menu lacks its trigger, or what that names: data-target="${target}"`);
  let styles: Promise<void> | undefined;

  const follow = (isOpen: boolean): void => trigger.setAttribute('aria-expanded', String(isOpen));

  function show([overPage]: [OverPage, unknown]): void {
    // While the menu slides out, it is not yet in its place.
    if (!menu || !trigger || menu.classList.contains(drawer)) return;
    follow(true);
    const close = openDrawer(menu, {
      trigger,
      name: trigger.getAttribute('aria-label') ?? trigger.textContent.trim(),
      close: box.dataset.close ?? '',
      overPage,
      isModal: document.body.classList.contains('_xs'),
      onClose() {
        open.delete(menu);
        follow(false);
        trigger.focus({ preventScroll: true });
      },
    });
    open.set(menu, close);
  }

  function toggle(event: Event): void {
    event.preventDefault();
    const close = menu && open.get(menu);
    if (close) close();
    else {
      Promise.all([loadOverPage(), (styles ??= fetchStylesheet(file))]).then(show, () => {
        styles = undefined;
        location.hash = target;
      });
    }
  }

  follow(false);
  guardTaps(trigger);
  trigger.setAttribute('aria-controls', menu.id);
  trigger.addEventListener('click', toggle);
  return () => {
    trigger.removeEventListener('click', toggle);
    open.get(menu)?.();
  };
};

export default mount;
