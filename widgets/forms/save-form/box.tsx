import type { ReactNode } from 'react';
import { captchaFor } from '../../shared/fields/captcha/rendered-captcha.ts';
import type { Field, FormState } from '../../shared/fields/field.ts';
import { formAttributes, renderedForm } from '../../shared/fields/rendered-form.ts';
import words from '../../shared/fields/words.json' with { type: 'json' };
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { SaveForm, type SaveFormProps } from './save-form.tsx';

interface SaveFormBoxProps {
  language: string;
  id: string;
  /** Where it is sent to. */
  url: string;
  title: string;
  fields: readonly Field[];
  captcha: boolean;
  /** What a refused post had sent. */
  state?: FormState;
}

/** A save form as the server prints it. */
export function SaveFormBox(given: SaveFormBoxProps): ReactNode {
  const { language, id, url, title, fields, captcha, state } = given;
  const { saved, saveFailed, send } = wordsFor(words, language);
  const form = {
    url,
    title,
    fields,
    sendLabel: send,
    success: saved,
    error: saveFailed,
    captcha: captcha ? captchaFor(language, `save-${id}`) : null,
  };
  const props: SaveFormProps = { id, ...renderedForm(language, form, state) };
  return (
    <section
      className="save-form"
      data-widget="save-form"
      data-view=""
      data-load="tap"
      data-id={id}
      {...formAttributes(url, props.messages)}
      aria-label={title}
    >
      <SaveForm {...props} kernel={renderingKernel(language)} />
    </section>
  );
}
