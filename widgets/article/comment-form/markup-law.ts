import fc from 'fast-check';
import { id, language, sentence } from '../../shared/testing/arbitraries.ts';
import { formState } from '../../shared/testing/form-arbitraries.ts';
import type { MarkupLaw } from '../../shared/testing/markup-law.ts';
import { CommentFormBox } from './box.tsx';
import mount from './comment-form.tsx';
import { parseCommentForm } from './markup.ts';

const data = fc.record({
  language,
  newsId: id,
  pageUrl: fc.webPath(),
  reply: fc.oneof(fc.constant(null), fc.record({ id, author: sentence, quote: sentence })),
  state: formState(['author', 'email', 'body', 'captchaText']),
});

export const law: MarkupLaw<Parameters<typeof CommentFormBox>[0]> = {
  Box: CommentFormBox,
  parse: parseCommentForm,
  mount,
  data,
};
