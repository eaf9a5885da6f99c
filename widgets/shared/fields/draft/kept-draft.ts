import type { Kernel } from '../../../../kernel/types.ts';
import { draftIdOf } from './draft-id.ts';
import { draftWith, restoreDraft } from './draft.ts';

/** Keeps what a form now has for a name. */
export function keepDraft({ storage }: Kernel, url: string, form: HTMLFormElement, name: string): void {
  const id = draftIdOf(url);
  storage.write('draft', id, draftWith(storage.read('draft', id), form, name));
}

/** Puts back into a form what was kept for it; says whether there was anything to put. */
export const restoreKept = ({ storage }: Kernel, url: string, form: HTMLFormElement): boolean =>
  restoreDraft(form, storage.read('draft', draftIdOf(url)));

export const discardDraft = ({ storage }: Kernel, url: string): void =>
  storage.write('draft', draftIdOf(url), undefined);
