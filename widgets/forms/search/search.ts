import type { Mount } from '../../../kernel/types.ts';
import { keepEmptySearch } from '../../shared/base/keep-empty-search.ts';
import { formIn } from '../../shared/markup/form-in.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Prevents a search without a term. */
const mount: Mount = box => {
  const form = formIn(box);
  const field = form?.querySelector<HTMLInputElement>('[type=search],[type=text],input:not([type])');
  if (!form || !field) throw markupError('The search lacks its form or its field');
  return keepEmptySearch(form, field);
};

export default mount;
