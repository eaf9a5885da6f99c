import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SendForm, Submission } from './submission.ts';
import { useSingleFlight } from '../../calls/use-single-flight.ts';
import type { ViewProps } from '../../island/island.tsx';
import { captchaFieldName } from '../captcha/markup.ts';
import type { CaptchaState } from '../captcha/use-captcha.ts';
import { cleanLines, focusField } from '../controls.ts';
import type { Errors, Values } from '../field.ts';
import type { FormProps } from '../markup/parse-form.ts';
import { isSame, valuesOf } from '../values.ts';
import { faultsIn, summaryOf } from './faults.ts';

export interface SubmittedForm extends FormProps, ViewProps {
  send: SendForm;
}

/** State of a form with its messages. */
interface FormStatus {
  /** Errors of the fields. */
  errors: Errors;
  /** Message below the form. */
  message: string;
  isClosed: boolean;
}

type FormSubmission = [
  status: FormStatus,
  setStatus: Dispatch<SetStateAction<FormStatus>>,
  submit: (event: SubmitEvent<HTMLFormElement>) => void,
  isBusy: boolean,
];

const noErrors: Errors = new Map();

/** Returns the status without the error of one field. */
export const forgiven = (status: FormStatus, name: string): FormStatus =>
  status.errors.has(name)
    ? { ...status, errors: new Map([...status.errors].filter(([other]) => other !== name)) }
    : status;

/**
 * Validates and submits a form, and shows the result. A response closes the form, unless the reader can correct the
 * cause. `onClosed` receives whether the form still has the sent values.
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  props: SubmittedForm,
  { reply, refresh }: CaptchaState,
  onClosed: (kind: 'sent' | 'failed', isUnchanged: boolean) => void,
): FormSubmission {
  const { kernel, captcha, messages } = props;
  const [status, setStatus] = useState<FormStatus>({ errors: props.errors, message: props.notice, isClosed: false });
  const [isBusy, run] = useSingleFlight(message => setStatus(now => ({ ...now, message })));
  /** True if the errors are new, so that the first wrong field must get the focus. */
  const isRefused = useRef(false);
  const { errors } = status;

  // Focuses the field after its message is rendered, so that screen readers announce both.
  useLayoutEffect(() => {
    const [first] = errors.keys();
    if (isRefused.current && form.current && first !== undefined) focusField(form.current, first);
    isRefused.current = false;
  }, [form, errors]);

  function refuse(found: Errors, message: string): void {
    isRefused.current = true;
    setStatus({ errors: found, message, isClosed: false });
  }

  function settle(submission: Submission, element: HTMLFormElement, sent: Values): void {
    if (!('message' in submission)) {
      const said = { malformed: messages.error, unreachable: messages.unreachable, waiting: messages.waiting ?? '' };
      setStatus(now => ({ ...now, message: said[submission.kind] }));
      return;
    }
    const { kind } = submission;
    if (kind !== 'refused' || submission.captchaKey) refresh(submission.captchaKey);
    if (kind === 'refused') {
      refuse(submission.errors, submission.message || messages.unreachable);
      return;
    }
    const sentences = { sent: messages.success, captcha: messages.captchaError, failed: messages.error };
    const message = sentences[kind] || submission.message;
    if (kind === 'captcha') {
      refuse(new Map([[captchaFieldName, message]]), message);
      return;
    }
    setStatus({ errors: noErrors, message, isClosed: true });
    onClosed(kind, isSame(sent, valuesOf(element)));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const element = event.currentTarget;
    cleanLines(element, props.fields);
    const found = faultsIn(element, props);
    // The browser itself submits a valid form with a file.
    if (found.size === 0 && props.unrendered?.hasFile) return;
    event.preventDefault();
    if (found.size > 0) {
      refuse(found, summaryOf(found, props, kernel.page.direction));
      return;
    }
    const values = valuesOf(element);
    void run(async () => settle(await props.send(values, captcha ? reply() : null), element, values));
  }

  return [status, setStatus, submit, isBusy];
}
