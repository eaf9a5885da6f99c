import type { ReactNode } from 'react';
import { type FormState, newState } from '../../shared/fields/field.ts';
import { renderedForm } from '../../shared/fields/rendered-form.ts';
import { ViewBox } from '../../shared/render/view-box.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import { type Newsletter as NewsletterOption, newsletterFields } from './rendered-fields.ts';
import { Newsletter } from './newsletter.tsx';
import * as table from './table.ts';
import words from './words.json' with { type: 'json' };

interface NewsletterBoxProps {
  language: string;
  newsletters: readonly NewsletterOption[];
  /** Values of a refused submit. */
  state?: FormState;
}

const url = '/rest/newsletter';

/** Renders the subscription form. */
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
    <ViewBox
      name="newsletter"
      load="tap"
      {...{ language, table, View: Newsletter, props }}
      data-url={url}
      aria-label={title}
    />
  );
}
