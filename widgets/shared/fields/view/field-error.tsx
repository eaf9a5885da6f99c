import type { ReactNode } from 'react';

/** Id of what is said to be wrong with the control of an id. */
export const errorIdOf = (id: string): string => `${id}-error`;

interface FieldErrorProps {
  /** Of the control. */
  id: string;
  name: string;
  error: string | undefined;
}

/** What is wrong with a field. */
export function FieldError({ id, name, error }: FieldErrorProps): ReactNode {
  return error ? (
    <p className="field-error" id={errorIdOf(id)} data-field={name}>
      {error}
    </p>
  ) : null;
}
