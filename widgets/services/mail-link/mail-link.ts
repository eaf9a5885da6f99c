import type { Mount } from '../../../kernel/types.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { showAddress } from './model.ts';

/** Makes a link to a form one to an e-mail address. Whoever collects addresses from pages runs no script. */
const mount: Mount = box => {
  const { mail = '' } = box.dataset;
  const address = showAddress(mail);
  if (!address) throw markupError(`data-mail="${mail}" hides no address`);
  const printed = box.getAttribute('href') ?? '';
  box.setAttribute('href', `mailto:${address}`);
  return () => box.setAttribute('href', printed);
};

export default mount;
