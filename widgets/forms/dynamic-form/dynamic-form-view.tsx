import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Form } from '../../shared/fields/form.tsx';
import { startRichText } from '../../shared/fields/rich-text/rich-text-loader.ts';
import type { ViewProps } from '../../shared/island/island.tsx';
import { FormWaiting } from './form-waiting.tsx';
import { loadForm } from './load-form.ts';
import type { DynamicFormProps } from './markup.ts';
import type { LoadedForm } from './read-form.ts';
import { readableField } from './readable-field.ts';
import { submitDynamicForm } from './submit-dynamic-form.ts';

/** Says what could not be used; the page may cancel it to keep the console quiet. */
function report(box: Element | null | undefined, detail: readonly string[]): void {
  if (!box || detail.length === 0) return;
  const isUnheard = box.dispatchEvent(new CustomEvent('widget:error', { bubbles: true, cancelable: true, detail }));
  if (isUnheard) console.error(detail.join('\n'));
}

/** Nobody wants to see tags: a field that holds some gets its editor without being asked. */
function startEditors(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLTextAreaElement>('textarea[data-rich]')) {
    if (!field.readOnly && /<\w/.test(field.value)) void startRichText(field);
  }
}

/** What the Enter key sends, too, must not leave where there is nowhere to go. */
function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The form as it comes; undefined while it is on its way, null where it cannot be had. */
function useForm(
  { formUrl, contentUrl, sentences }: DynamicFormProps,
  root: RefObject<HTMLElement | null>,
): [form: LoadedForm | null | undefined, tryAgain: () => void] {
  const [form, setForm] = useState<LoadedForm | null>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void loadForm(formUrl, contentUrl, sentences).then(loaded => {
      if (!isWanted) return;
      setForm(loaded?.fields.length ? loaded : null);
      report(root.current?.closest('[data-widget]'), loaded?.faults ?? []);
    });
    return () => {
      isWanted = false;
    };
  }, [formUrl, contentUrl, sentences, root, attempt]);

  function tryAgain(): void {
    setForm(undefined);
    setAttempt(count => count + 1);
    // The button that had the focus goes.
    root.current?.focus();
  }

  return [form, tryAgain];
}

/** A form that is made of its definition. */
export function DynamicForm({ kernel, ...props }: DynamicFormProps & ViewProps): ReactNode {
  const { id, formUrl, submitUrl, readOnly, messages, plainUrl, plainLabel } = props;
  const root = useRef<HTMLDivElement>(null);
  const [form, tryAgain] = useForm(props, root);
  const canBeSent = submitUrl !== '' && !readOnly;

  useEffect(() => {
    if (form && root.current) startEditors(root.current);
  }, [form]);

  return (
    <div
      className={form && props.animation ? 'form-root form-appears' : 'form-root'}
      tabIndex={-1}
      ref={root}
      onSubmitCapture={canBeSent ? undefined : stop}
    >
      {form ? (
        <Form
          kernel={kernel}
          id={id}
          url={submitUrl || formUrl}
          title={form.title}
          fields={readOnly ? form.fields.map(readableField) : form.fields}
          hidden={new Map()}
          captcha={null}
          sendLabel={canBeSent ? props.sendLabel : ''}
          messages={messages}
          errors={new Map()}
          notice=""
          readOnly={readOnly}
          send={values => submitDynamicForm(submitUrl, form.serialize(values))}
        />
      ) : (
        <FormWaiting
          text={form === null ? props.unavailableLabel : props.loadingLabel}
          tryAgainLabel={form === null ? props.tryAgainLabel : ''}
          onTryAgain={tryAgain}
          plainUrl={plainUrl}
          plainLabel={plainLabel}
        />
      )}
    </div>
  );
}
