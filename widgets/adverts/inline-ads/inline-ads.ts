import type { Mount, Unmount } from '../../../kernel/types.ts';
import { careForAdvert } from '../../shared/adverts/on-page/care-for-advert.ts';
import { advertsIn, isShownElsewhere } from '../../shared/adverts/on-page/printed-adverts.ts';
import { createElement } from '../../shared/base/elements.ts';
import { isRecord, parseJson } from '../../shared/base/json.ts';
import { moveUnseen } from '../../shared/base/move-unseen.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { inlinePlaceOf, placesFor } from './model.ts';

const hasId = ({ dataset: { conf = '' } }: HTMLElement, id: string): boolean => {
  const configuration = parseJson(conf);
  return isRecord(configuration) && String(configuration.id) === id;
};

/** The list of the box with an id: its configuration has it, or the element. */
function listOf(boxId: string): Element | null | undefined {
  const configured = [...document.querySelectorAll<HTMLElement>('[data-conf]')];
  const box = configured.find(one => hasId(one, boxId)) ?? document.getElementById(boxId);
  return box?.matches('ul,ol') ? box : box?.querySelector('ul,ol');
}

const isAdvert = (element: Element): boolean => element.classList.contains('advert');

/** Where the adverts of a box wait: in its template or, where it has none, in the box, whatever is in it. */
function sourceIn(box: HTMLElement): DocumentFragment | HTMLElement {
  const template = box.querySelector('template');
  if (template) return template.content;
  for (const child of [...box.children]) {
    if (isAdvert(child)) continue;
    const item = createElement('li', 'advert');
    child.replaceWith(item);
    item.append(child);
  }
  return box;
}

/** Has two elements change places. */
function exchange(one: Element, other: Element): void {
  const place = document.createComment('');
  one.replaceWith(place);
  other.replaceWith(one);
  place.replaceWith(other);
}

/**
 * Puts adverts after every n-th item of a list: between items that have just come and that nobody has seen yet, and
 * elsewhere while the place is below the screen. Whichever place is seen first has the first of them, and once all are
 * there they begin again.
 */
const mount: Mount = box => {
  const { boxId, every } = inlinePlaceOf(box.className);
  const list = listOf(boxId);
  if (!list) throw markupError(`pushadsinline-${boxId}-${every}: there is no list in a box ${JSON.stringify(boxId)}`);
  const source = sourceIn(box);
  const adverts = advertsIn(source, box);
  if (!source.firstElementChild) throw markupError('There is no template with adverts, and no advert in the box');

  const unused = [...adverts];
  /** In the order in which they are to be seen. */
  const unseen: HTMLElement[] = [];
  const waiting = new Set<Element>();
  const ends: Unmount[] = [];
  let copies = 0;

  const sight = new IntersectionObserver(records => {
    for (const { isIntersecting, target } of records) {
      const [first] = unseen;
      if (!isIntersecting || !first) continue;
      if (first !== target && first.offsetHeight === (target as HTMLElement).offsetHeight) exchange(first, target);
      sight.unobserve(first);
      unseen.shift();
    }
  });

  /** The next advert; a copy of one once the page shows all of them. */
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
    const end = careForAdvert(advert);
    unseen.push(advert);
    sight.observe(advert);
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
      // What follows has never been painted, so that nobody sees it move.
      if (next ? come.has(next) : come.has(item)) {
        ends.push(insertAfter(item));
        continue;
      }
      waiting.add(item);
      ends.push(moveUnseen([{ elements: [item], move: () => insertAfter(item) }]));
    }
  }

  fill();
  const watch = new MutationObserver(records => {
    fill(new Set(records.flatMap(({ addedNodes }) => [...addedNodes])));
  });
  watch.observe(list, { childList: true });
  return () => {
    watch.disconnect();
    sight.disconnect();
    for (const end of ends) end();
  };
};

export default mount;
