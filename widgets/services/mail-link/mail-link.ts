import type { Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { showAddress } from './model.ts';

/** Replaces the link to a form by one to an e-mail address. Address harvesters do not run scripts. */
const mount: Mount = box => {
  const { mail = '' } = box.dataset;
  const address = showAddress(mail);
  if (!address) throw markupError(`data-mail="${mail}" hides no address`);
  const printed = box.getAttribute('href') ?? '';
  box.setAttribute('href', `mailto:${address}`);
  return () => box.setAttribute('href', printed);
};

export default mount;
