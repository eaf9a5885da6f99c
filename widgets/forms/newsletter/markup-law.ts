import fc from 'fast-check';
import { id, language, sentence } from '../../shared/testing/arbitraries.ts';
import { formState } from '../../shared/testing/form-arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { NewsletterBox } from './box.tsx';
import mount, { parseNewsletter } from './newsletter.tsx';

const newsletters = fc.uniqueArray(fc.record({ id, title: sentence }), {
  selector: option => option.id,
  minLength: 1,
  maxLength: 4,
});
const state = fc
  .tuple(formState(['newsletter_id', 'medium', 'email', 'cell']), fc.constantFrom('1', '2'))
  .map(([common, medium]) => ({ ...common, values: new Map([['medium', [medium]]]) }));
const data = fc.record({ language, newsletters, state });

export const law: MarkupLaw<Parameters<typeof NewsletterBox>[0]> = {
  Box: NewsletterBox,
  parse: parseNewsletter,
  mount,
  data,
};
