import { guarded } from '../../../kernel/guarded.ts';
import { withoutNonWord } from '../../shared/base/characters.ts';

/** Returns true if a tap has added the current history entry. The entry before is the page without the match. */
const isOpenedByTap = (): boolean => Boolean(guarded(() => history.state as { fixture?: true } | null)?.fixture);

const boxes = '[data-widget=sports]';

/**
 * Returns the id of the match that the hash opens in this box, or an empty string. A match that no box lists is opened
 * by the first box.
 */
export function fixtureInHash(box: Element): string {
  const [, after = ''] = /^#fixture-(.+)/.exec(location.hash) ?? [];
  const id = withoutNonWord(after);
  const listed = id && document.querySelector(`${boxes} [data-fixture="${id}"]`)?.closest(boxes);
  return (listed || document.querySelector(boxes)) === box ? id : '';
}

/** Sets the hash of a match with a new history entry, so that Back closes the match. */
export function putIntoHash(id: string): void {
  location.hash = `fixture-${id}`;
  guarded(() => history.replaceState({ fixture: true }, ''));
}

/** Removes the hash of a match. Goes back if a tap has added it. */
export function clearHash(): void {
  if (isOpenedByTap()) guarded(() => history.back());
  else {
    guarded(() => history.replaceState(null, '', location.href.replace(/#.*/, '')));
    dispatchEvent(new CustomEvent('hashchange'));
  }
}
