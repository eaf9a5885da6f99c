import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { showNotice } from '../../../kernel/notice.ts';
import { fetchStylesheet } from '../../shared/base/fetch-stylesheet.ts';
import type { FixtureDialogProps } from './fixture-dialog.tsx';
import details from './fixture-details.css';
import dialog from './fixture-dialog.css';
import { clearHash, fixtureInHash } from './fixture-hash.ts';

/** Returns true if the browser can show a match over the page. */
export const hasDialogs = (): boolean => 'showModal' in (self.HTMLDialogElement?.prototype ?? {});

let styles: Promise<unknown> | undefined;

const fetchStyles = (): Promise<unknown> => Promise.all([dialog, details].map(fetchStylesheet));

/**
 * The match that the address asks for, and the code that shows it, which is fetched with the first one. If that cannot
 * be had, the match's own page is opened.
 */
export function useFixture(
  place: RefObject<HTMLElement | null>,
  /** Address of a match, with `{id}`. */
  url: string,
): [id: string, Dialog: ComponentType<FixtureDialogProps> | undefined] {
  const [id, setId] = useState('');
  const [Dialog, setDialog] = useState<ComponentType<FixtureDialogProps>>();

  useEffect(() => {
    const box = place.current?.closest('[data-widget]');
    if (!box) return undefined;
    const follow = (): void => setId(fixtureInHash(box));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [place]);

  useEffect(() => {
    if (!id || Dialog) return;
    async function load(): Promise<void> {
      try {
        if (!hasDialogs()) throw new Error('No dialogs');
        const [module] = await Promise.all([import('./fixture-dialog.tsx'), (styles ??= fetchStyles())]);
        setDialog(() => module.FixtureDialog);
      } catch {
        styles = undefined;
        clearHash();
        if (navigator.onLine) location.assign(url.replace('{id}', id));
        else showNotice(true);
      }
    }
    void load();
  }, [id, Dialog, url]);

  return [id, Dialog];
}
