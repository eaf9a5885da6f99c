import type { Mount } from '../../../kernel/types.ts';
import { openOnTap } from '../../shared/viewer/open-on-tap.ts';

/** Opens the pictures of an article in the lightbox. */
const mount: Mount = (box, kernel) => openOnTap(box, kernel, { tools: ['fullScreen', 'download', 'close'] }).stop;

export default mount;
