import type { Mount } from '../../../kernel/types.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { idOf } from '../../shared/markup/parse.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Closes the line permanently, also on later pages. */
const mount: Mount = (box, { storage }) => {
  const button = box.querySelector('button');
  if (!button) throw markupError('The line lacks its button');
  const id = idOf(box.dataset.id, 'data-id');

  function close(): void {
    storage.setItem('breaking', id);
    box.hidden = true;
  }

  guardTaps(button);
  button.addEventListener('click', close);
  return () => button.removeEventListener('click', close);
};

export default mount;
