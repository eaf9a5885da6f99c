import type { Mount, Unmount } from '../../../kernel/types.ts';
import { moveOffscreen } from '../../shared/base/move-offscreen.ts';

interface Move {
  /** Placeholder in the article, with a link to the box. */
  place: HTMLElement;
  box: HTMLElement;
}

/** Returns the id of a placeholder's box. Empty for unknown types. */
const boxIdOf = ({ dataset: { type = '' } }: HTMLElement): string =>
  /^(related$|box:)/.test(type) ? type.replace('box:', '') : '';

/** Lists the moves. Uses the first placeholder of each box. Skips boxes that are in the article or contain it. */
function movesInto(body: HTMLElement): Move[] {
  const moves = new Map<HTMLElement, Move>();
  for (const place of body.querySelectorAll<HTMLElement>('[data-type]')) {
    const box = document.getElementById(boxIdOf(place));
    if (box && !moves.has(box) && !box.contains(body) && !body.contains(box)) moves.set(box, { place, box });
  }
  return [...moves.values()];
}

/** Moves the box to its place. Returns a function that undoes this. */
function follow({ place, box }: Move): Unmount {
  const home = document.createComment('');
  const links = [...place.childNodes];
  box.replaceWith(home);
  place.replaceChildren(box);
  return () => {
    home.replaceWith(box);
    place.replaceChildren(...links);
  };
}

/**
 * Moves boxes to their places in the article, each while it and its place are below the viewport, so that no reader
 * sees anything jump. A visible placeholder keeps its link until it is below the viewport again.
 */
const mount: Mount = () => {
  const body = document.querySelector<HTMLElement>('[data-article-body]');
  const moves = body ? movesInto(body) : [];
  return moveOffscreen(moves.map(move => ({ elements: [move.place, move.box], move: () => follow(move) })));
};

export default mount;
