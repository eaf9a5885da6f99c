import { guarded } from '../../../kernel/guarded.ts';
import { withoutNonWord } from '../../shared/base/characters.ts';

/** Tells if a tap has made this entry of the history: the one before it is the page without the match. */
const isOpenedByTap = (): boolean => Boolean(guarded(() => history.state as { fixture?: true } | null)?.fixture);

const boxes = '[data-widget=sports]';

/**
 * Id of the match that the address asks this box for; empty if it asks for none. The first box of the page shows a
 * match that no box lists.
 */
export function fixtureInHash(box: Element): string {
  const [, after = ''] = /^#fixture-(.+)/.exec(location.hash) ?? [];
  const id = withoutNonWord(after);
  const listed = id && document.querySelector(`${boxes} [data-fixture="${id}"]`)?.closest(boxes);
  return (listed || document.querySelector(boxes)) === box ? id : '';
}

/** Gives the page the address of a match, with an entry in the history, so that Back closes it. */
export function putIntoHash(id: string): void {
  location.hash = `fixture-${id}`;
  guarded(() => history.replaceState({ fixture: true }, ''));
}

/** Takes a match out of the address again: a step back where a tap had put it there. */
export function clearHash(): void {
  if (isOpenedByTap()) guarded(() => history.back());
  else {
    guarded(() => history.replaceState(null, '', location.href.replace(/#.*/, '')));
    dispatchEvent(new CustomEvent('hashchange'));
  }
}
