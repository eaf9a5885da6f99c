import type { Mount, Unmount } from '../../../kernel/types.ts';
import { manageAdvert } from '../../shared/adverts/advert-lifecycle.ts';
import { advertsIn, isShownElsewhere } from '../../shared/adverts/printed-adverts.ts';
import { createElement } from '../../shared/base/elements.ts';
import { isRecord, parseJson } from '../../shared/base/json.ts';
import { moveOffscreen } from '../../shared/base/move-offscreen.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { inlinePlaceOf, placesFor } from './model.ts';

const hasId = ({ dataset: { conf = '' } }: HTMLElement, id: string): boolean => {
  const configuration = parseJson(conf);
  return isRecord(configuration) && String(configuration.id) === id;
};

/** Returns the list of the box with an id in its configuration or, without such a box, of the element with this id. */
function listOf(boxId: string): Element | null | undefined {
  const configured = [...document.querySelectorAll<HTMLElement>('[data-conf]')];
  const box = configured.find(one => hasId(one, boxId)) ?? document.getElementById(boxId);
  return box?.matches('ul,ol') ? box : box?.querySelector('ul,ol');
}

const isAdvert = (element: Element): boolean => element.classList.contains('advert');

/**
 * Returns the element with a box's unused adverts: its template or, without one, the box. If no element is marked as
 * an advert, marks each list item, or each child of the box.
 */
function sourceIn(box: HTMLElement): DocumentFragment | Element {
  const template = box.querySelector('template');
  if (template || box.querySelector('.advert')) return template?.content ?? box;
  const source = box.querySelector('ul,ol') ?? box;
  for (const child of [...source.children]) {
    const item = child.matches('li') ? child : createElement('li', '');
    item.classList.add('advert');
    child.replaceWith(item);
    if (item !== child) item.append(child);
  }
  return source;
}

/** Returns true if an element is less than a screen below the viewport. */
const isNear = (element: Element): boolean => element.getBoundingClientRect().top < 2 * innerHeight;

/**
 * Puts adverts after every n-th item of a list: at once between new items, which nobody has seen yet, and elsewhere
 * just before the place enters the viewport from below. So the place that is seen first gets the first advert. After
 * the last advert, the first one follows.
 */
const mount: Mount = box => {
  const { boxId, every } = inlinePlaceOf(box.className);
  const list = listOf(boxId);
  if (!list) throw markupError(`pushadsinline-${boxId}-${every}: there is no list in a box ${JSON.stringify(boxId)}`);
  const source = sourceIn(box);
  const adverts = advertsIn(source, box);
  if (!source.firstElementChild) throw markupError('There is no template with adverts, and no advert in the box');

  const unused = [...adverts];
  const waiting = new Set<Element>();
  const ends: Unmount[] = [];
  let copies = 0;

  /** Returns the next advert, or a copy if the page already shows all of them. */
  function nextAdvert(): HTMLElement | undefined {
    const next = unused.find(one => !isShownElsewhere(one));
    if (next) unused.splice(unused.indexOf(next), 1);
    const model = adverts[copies % adverts.length];
    if (next || !model) return next;
    copies += 1;
    return model.cloneNode(true) as HTMLElement;
  }

  function insertAfter(item: Element): Unmount {
    const advert = nextAdvert();
    if (!advert) return () => undefined;
    item.after(advert);
    const end = manageAdvert(advert);
    return () => {
      end();
      if (adverts.includes(advert)) source.append(advert);
      else advert.remove();
    };
  }

  function fill(come: ReadonlySet<Node> = new Set()): void {
    const items = [...(list?.children ?? [])] as HTMLElement[];
    for (const index of placesFor(items.map(isAdvert), every)) {
      const item = items[index];
      if (!item || waiting.has(item)) continue;
      const next = items[index + 1];
      // The next item has never been painted, so that nobody sees it move.
      if (next ? come.has(next) : come.has(item)) {
        ends.push(insertAfter(item));
        continue;
      }
      waiting.add(item);
      const move = { elements: [item], mayMove: () => isNear(item), move: () => insertAfter(item) };
      ends.push(moveOffscreen([move], { rootMargin: '0px 0px 100%' }));
    }
  }

  fill();
  const watch = new MutationObserver(records => {
    fill(new Set(records.flatMap(({ addedNodes }) => [...addedNodes])));
  });
  watch.observe(list, { childList: true });
  return () => {
    watch.disconnect();
    for (const end of ends) end();
  };
};

export default mount;
