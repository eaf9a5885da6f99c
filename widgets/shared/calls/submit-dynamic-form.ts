import { call } from './call.ts';
import { refusal, type Submission } from './submission.ts';

/** Posts a form that was made from its definition (SPEC §7.6): the JSON of its values, as `data`. */
export async function submitDynamicForm(url: string, values: Readonly<Record<string, string>>): Promise<Submission> {
  const outcome = await call('dynamicFormAnswer', url, { data: JSON.stringify(values) });
  if (outcome.kind === 'refused') return refusal(outcome.body);
  if (outcome.kind !== 'answer') return { kind: 'unreachable' };
  const { isError, message } = outcome.answer;
  return { kind: isError ? 'failed' : 'sent', message, captchaKey: '' };
}
