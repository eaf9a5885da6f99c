import type { ReactNode } from 'react';
import { type FormState, newState } from '../../shared/fields/field.ts';
import { formAttributes, renderedForm } from '../../shared/fields/rendered-form.ts';
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { type Newsletter as NewsletterOption, newsletterFields } from './rendered-fields.ts';
import { Newsletter } from './newsletter.tsx';
import words from './words.json' with { type: 'json' };

interface NewsletterBoxProps {
  language: string;
  newsletters: readonly NewsletterOption[];
  /** What a refused post had sent. */
  state?: FormState;
}

const url = '/rest/newsletter';

/** The form for a subscription, as the server prints it. */
export function NewsletterBox({ language, newsletters, state = newState }: NewsletterBoxProps): ReactNode {
  const { title, subscribe, subscribed, failed } = wordsFor(words, language);
  const [medium] = state.values.get('medium') ?? [];
  const form = {
    url,
    title,
    sendLabel: subscribe,
    success: subscribed,
    error: failed,
    fields: newsletterFields(language, newsletters, medium),
  };
  const props = renderedForm(language, form, state);
  return (
    <section
      className="newsletter"
      data-widget="newsletter"
      data-view=""
      data-load="tap"
      {...formAttributes(url, props.messages)}
      aria-label={title}
    >
      <Newsletter {...props} kernel={renderingKernel(language)} />
    </section>
  );
}
