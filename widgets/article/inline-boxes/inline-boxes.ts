import type { Mount, Unmount } from '../../../kernel/types.ts';
import { moveOffscreen } from '../../shared/base/move-offscreen.ts';

interface Move {
  /** Stands in the article's body; what it holds leads to the box. */
  place: HTMLElement;
  box: HTMLElement;
}

/** Id of the box that a placeholder is for; empty for a foreign type. */
const boxIdOf = ({ dataset: { type = '' } }: HTMLElement): string =>
  /^(related$|box:)/.test(type) ? type.replace('box:', '') : '';

/** Lists the moves. The first placeholder of a box wins; the box may not be around it, nor in the body already. */
function movesInto(body: HTMLElement): Move[] {
  const moves = new Map<HTMLElement, Move>();
  for (const place of body.querySelectorAll<HTMLElement>('[data-type]')) {
    const box = document.getElementById(boxIdOf(place));
    if (box && !moves.has(box) && !box.contains(body) && !body.contains(box)) moves.set(box, { place, box });
  }
  return [...moves.values()];
}

/** Puts the box into its place; returns what puts it back. */
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
 * Moves boxes of the page to their places in the article's body, each while it and its place are below the
 * screen, so that no reader sees anything move. A place on screen keeps its link until it is below again.
 */
const mount: Mount = () => {
  const body = document.querySelector<HTMLElement>('[data-article-body]');
  const moves = body ? movesInto(body) : [];
  return moveOffscreen(moves.map(move => ({ elements: [move.place, move.box], move: () => follow(move) })));
};

export default mount;
