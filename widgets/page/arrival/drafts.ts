import type { Kernel } from '../../../kernel/types.ts';
import { dropOldDrafts } from '../../shared/fields/draft/drop-old-drafts.ts';
import { draftIdOf, submitUrlOf } from '../../shared/fields/form-address.ts';

/** Wakes the forms with a draft. Forms usually sleep until a tap, but a draft must be visible. */
export function wakeDrafts({ storage, wake }: Kernel): void {
  dropOldDrafts(storage);
  for (const form of document.querySelectorAll('form')) {
    const box = form.closest<HTMLElement>('[data-widget]');
    if (box && storage.read('draft', draftIdOf(submitUrlOf(form, box)))) void wake(box);
  }
}
