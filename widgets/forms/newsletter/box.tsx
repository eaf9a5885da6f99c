import type { ReactNode } from 'react';
import { type FormState, newState } from '../../form/field.ts';
import { formAttributes, formMessagesFor } from '../../form/form-messages.ts';
import type { FormProps } from '../../form/parse-form.ts';
import { withValues } from '../../form/text-fields.ts';
import { renderingKernel } from '../../island/rendering-kernel.ts';
import { messagesFor } from '../../messages/messages.ts';
import { type Newsletter as NewsletterOption, newsletterFields } from './fields.ts';
import { Newsletter } from './newsletter.tsx';

interface NewsletterBoxProps {
  language: string;
  newsletters: readonly NewsletterOption[];
  /** What a refused post had sent. */
  state?: FormState;
}

const url = '/rest/newsletter';

/** The form for a subscription, as the server prints it (SPEC §2.7). */
export function NewsletterBox({ language, newsletters, state = newState }: NewsletterBoxProps): ReactNode {
  const messages = messagesFor(language);
  const [medium] = state.values.get('medium') ?? [];
  const props: FormProps = {
    url,
    title: messages.newsletters,
    fields: withValues(newsletterFields(language, newsletters, medium), state.values),
    hidden: new Map(),
    captcha: null,
    sendLabel: messages.subscribe,
    messages: formMessagesFor(language, { success: messages.subscribed, error: messages.subscribeFailed }),
    errors: state.errors,
    notice: state.notice,
  };
  return (
    <section
      className="newsletter"
      data-widget="newsletter"
      data-view=""
      data-load="tap"
      {...formAttributes(url, props.messages)}
      aria-label={messages.newsletters}
    >
      <Newsletter {...props} kernel={renderingKernel(language)} />
    </section>
  );
}
