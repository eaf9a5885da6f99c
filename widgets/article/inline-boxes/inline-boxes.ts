import type { Mount, Unmount } from '../../../kernel/types.ts';

interface Move {
  /** Stands in the article's body; what it holds leads to the box. */
  place: HTMLElement;
  box: HTMLElement;
}

/** Id of the box that a placeholder is for; empty where its type is none of ours. */
const boxIdOf = ({ dataset: { type = '' } }: HTMLElement): string =>
  /^(related$|box:)/.test(type) ? type.replace('box:', '') : '';

/** What goes where. The first placeholder of a box wins; the box may not be around it, nor in the body already. */
function movesInto(body: HTMLElement): Set<Move> {
  const moves = new Map<HTMLElement, Move>();
  for (const place of body.querySelectorAll<HTMLElement>('[data-type]')) {
    const box = document.getElementById(boxIdOf(place));
    if (box && !moves.has(box) && !box.contains(body) && !body.contains(box)) moves.set(box, { place, box });
  }
  return new Set(moves.values());
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

const isBelow = (element: HTMLElement): boolean => element.getBoundingClientRect().top > innerHeight;
const hasFocus = (element: HTMLElement): boolean => element.contains(document.activeElement);

/**
 * Moves boxes of the page to their places in the article's body, each while it and its place are below the
 * screen, so that no reader sees anything move. A place on screen keeps its link until it is below again.
 */
const mount: Mount = () => {
  const body = document.querySelector<HTMLElement>('[data-article-body]');
  const waiting = body ? movesInto(body) : new Set<Move>();
  const moved: Unmount[] = [];

  const watch = new IntersectionObserver(() => {
    for (const move of waiting) {
      const both = [move.place, move.box];
      if (!both.every(isBelow) || both.some(hasFocus)) continue;
      waiting.delete(move);
      for (const element of both) watch.unobserve(element);
      moved.push(follow(move));
    }
  });

  for (const { place, box } of waiting) {
    watch.observe(place);
    watch.observe(box);
  }
  return () => {
    watch.disconnect();
    for (const putBack of moved) putBack();
  };
};

export default mount;
