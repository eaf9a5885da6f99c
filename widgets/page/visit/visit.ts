import type { Mount } from '../../../kernel/types.ts';
import { wakeOffline } from '../../shared/base/wake-offline.ts';
import { countVisit } from './count-visit.ts';
import { sourceOf, visited } from './visited.ts';

/**
 * Counts the visit and receives the captcha key of an article. Nothing else on the page waits for it. Ignores failures.
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
