import type { Mount } from '../../../kernel/types.ts';
import { wakeOffline } from '../../shared/base/wake-offline.ts';
import { countVisit } from './count-visit.ts';
import { sourceOf, visited } from './visited.ts';

/**
 * Counts the visit and learns the key of an article's captcha; nothing else of the page waits for it. A visit that
 * fails is ignored.
 */
const mount: Mount = async (box, kernel) => {
  const { page } = kernel;
  const visit = visited(box, page);
  if (!visit) return undefined;
  const answered = countVisit(page.meta('call-base') ?? '', visit.obj, visit.id, sourceOf(location.hash)).catch(() => '');
  void wakeOffline(kernel, answered);
  const captchaKey = await answered;
  if (visit.obj === 'news') page.captchaKey = captchaKey;
  return undefined;
};

export default mount;
