import type { Mount, Unmount } from '../../../kernel/types.ts';
import { careForAdvert } from '../../shared/adverts/on-page/care-for-advert.ts';
import { advertsIn, isShownElsewhere } from '../../shared/adverts/on-page/printed-adverts.ts';
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

/**
 * Puts adverts after every n-th item of a list: between items that have just come and that nobody has seen yet, and
 * elsewhere while the place is below the screen.
 */
const mount: Mount = box => {
  const { boxId, every } = inlinePlaceOf(box.className);
  const list = listOf(boxId);
  if (!list) throw markupError(`pushadsinline-${boxId}-${every}: there is no list in a box ${JSON.stringify(boxId)}`);
  const template = box.querySelector('template');
  if (!template) throw markupError('There is no template with adverts');

  const adverts = advertsIn(template.content, box);
  const waiting = new Set<Element>();
  const ends: Unmount[] = [];

  function insertAfter(item: Element): Unmount {
    const advert = adverts.find(one => !isShownElsewhere(one));
    if (!advert) return () => undefined;
    adverts.splice(adverts.indexOf(advert), 1);
    item.after(advert);
    const end = careForAdvert(advert);
    return () => {
      end();
      template?.content.append(advert);
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
    for (const end of ends) end();
  };
};

export default mount;
