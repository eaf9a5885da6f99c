import { call } from '../../shared/calls/call.ts';
import { refusal, type Submission } from '../../shared/fields/submission/submission.ts';
import { dynamicFormAnswer } from './contract.ts';

/** Posts a form that was made from its definition: the JSON of its values, as `data`. */
export async function submitDynamicForm(
  address: string,
  values: Readonly<Record<string, string>>,
): Promise<Submission> {
  const outcome = await call({ address, body: { data: JSON.stringify(values) }, contract: dynamicFormAnswer });
  if (outcome.kind === 'refused') return refusal(outcome.said);
  if (outcome.kind !== 'answer') return { kind: 'unreachable' };
  const { isError, message } = outcome.answer;
  return { kind: isError ? 'failed' : 'sent', message, captchaKey: '' };
}
