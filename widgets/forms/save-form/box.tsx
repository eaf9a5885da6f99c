import type { ReactNode } from 'react';
import { captchaFor } from '../../captcha/captcha-messages.ts';
import { type Field, type FormState, newState } from '../../form/field.ts';
import { formAttributes, formMessagesFor } from '../../form/form-messages.ts';
import { withValues } from '../../form/text-fields.ts';
import { renderingKernel } from '../../island/rendering-kernel.ts';
import { messagesFor } from '../../messages/messages.ts';
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

/** A save form as the server prints it (SPEC §5.1). */
export function SaveFormBox(given: SaveFormBoxProps): ReactNode {
  const { language, id, url, title, captcha, state = newState } = given;
  const { saved, saveFailed, send } = messagesFor(language);
  const props: SaveFormProps = {
    id,
    url,
    title,
    fields: withValues(given.fields, state.values),
    hidden: new Map(),
    captcha: captcha ? captchaFor(language, `save-${id}`) : null,
    sendLabel: send,
    messages: formMessagesFor(language, { success: saved, error: saveFailed }),
    errors: state.errors,
    notice: state.notice,
  };
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
