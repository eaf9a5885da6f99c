import type { Mount } from '../../../kernel/types.ts';
import { manageAdvert } from '../../shared/adverts/advert-lifecycle.ts';
import { advertsIn, isShownElsewhere } from '../../shared/adverts/printed-adverts.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { settingsOf, unusable } from '../../shared/markup/settings.ts';
import { draw } from './model.ts';

/** An advert of the box and its weight in the random choice. */
interface Weighted {
  advert: HTMLElement;
  chance: number;
}

/** Returns the number of adverts that a box shows. Throws MarkupError if the setting is invalid. */
function countIn(box: HTMLElement): number {
  const items = settingsOf(box)('items') || '1';
  if (!/^\d{1,3}$/.test(items)) throw unusable('items', items);
  return Number(items);
}

/** Returns the chance of an advert. Throws MarkupError if it is not a number of 0 or more. */
function chanceOf(advert: HTMLElement): number {
  const setting = settingsOf(advert)('chance') || '0';
  const chance = Number(setting);
  if (!(chance >= 0 && chance < Infinity)) throw unusable('chance', setting);
  return chance;
}

/** Returns the adverts with a valid chance. Reports the errors of the others. */
function weigh(box: HTMLElement): Weighted[] {
  return advertsIn(box, box).flatMap(advert => {
    try {
      return [{ advert, chance: chanceOf(advert) }];
    } catch (error) {
      reportError(box, error);
      return [];
    }
  });
}

function isOnScreen(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/**
 * Shows a random choice of adverts, weighted by their chances. If the box is on the screen, keeps the server's choice,
 * because the reader may be looking at it.
 */
const mount: Mount = box => {
  const count = countIn(box);
  const weighted = weigh(box).filter(({ chance }) => chance > 0);
  const printed = [...box.querySelectorAll<HTMLElement>('.advert:not([hidden])')];
  const fits = weighted.filter(({ advert }) => !advert.hidden).length === Math.min(count, weighted.length);
  const isDrawn = fits && printed.every(advert => weighted.some(one => one.advert === advert));
  let shown = printed;
  if (!isDrawn || !isOnScreen(box)) {
    const drawable = weighted.filter(({ advert }) => !isShownElsewhere(advert));
    shown = draw(drawable, count).map(({ advert }) => advert);
    for (const advert of box.querySelectorAll<HTMLElement>('.advert')) advert.hidden = !shown.includes(advert);
  }
  const ends = shown.map(advert => manageAdvert(advert));
  return () => {
    for (const end of ends) end();
  };
};

export default mount;
