import { call } from '../../shared/calls/call.ts';
import { formAnswer, formContentAnswer } from './contract.ts';
import type { FormSentences } from './fields.ts';
import type { LoadedForm } from './read-form.ts';

/**
 * Fetches a form's definition, and beside it what the form is filled with and what reads it; null where the definition
 * cannot be had. Rejects where it cannot be used. Without its content it is an empty form.
 */
export async function loadForm(
  formUrl: string,
  contentUrl: string,
  sentences: FormSentences,
): Promise<LoadedForm | null> {
  const [form, content, parser] = await Promise.all([
    call({ address: formUrl, contract: formAnswer }),
    contentUrl ? call({ address: contentUrl, contract: formContentAnswer }) : null,
    import('./read-form.ts').catch(() => null),
  ]);
  if (form.kind !== 'answer' || !parser) return null;
  const isFilled = content?.kind === 'answer';
  const read = parser.readForm(form.answer.form, isFilled ? content.answer : {}, sentences);
  return content && !isFilled ? { ...read, faults: [...read.faults, `content: ${content.kind}`] } : read;
}
