import type { Mount } from '../../../kernel/types.ts';
import { countVisit } from './count-visit.ts';
import { sourceOf, visited } from './visited.ts';

/** Counts the visit and learns the key of an article's captcha. A visit that fails is nobody's trouble. */
const mount: Mount = (_, { page }) => {
  const visit = visited(page);
  if (!visit) return undefined;
  countVisit(visit.obj, visit.id, sourceOf(location.hash)).then(
    captchaKey => {
      if (visit.obj === 'news') page.captchaKey = captchaKey;
    },
    () => {},
  );
  return undefined;
};

export default mount;
