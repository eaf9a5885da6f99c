import type { ReactNode } from 'react';
import { captchaFor } from '../../shared/fields/captcha/rendered-captcha.ts';
import type { Field, FormState } from '../../shared/fields/field.ts';
import { renderedForm } from '../../shared/fields/rendered-form.ts';
import words from '../../shared/fields/words.json' with { type: 'json' };
import { ViewBox } from '../../shared/render/view-box.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import { SaveForm, type SaveFormProps } from './save-form.tsx';
import * as table from './table.ts';

interface SaveFormBoxProps {
  language: string;
  id: string;
  /** URL for submits. */
  url: string;
  title: string;
  fields: readonly Field[];
  captcha: boolean;
  /** Values of a refused submit. */
  state?: FormState;
}

/** Renders a save form. */
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
    <ViewBox
      name="save-form"
      load="tap"
      data-id={id}
      {...{ language, table, View: SaveForm, props }}
      data-url={url}
      aria-label={title}
    />
  );
}
