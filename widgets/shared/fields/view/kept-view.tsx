import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { KeptField } from '../field.ts';
import { FieldError } from './field-parts.tsx';

interface KeptViewProps {
  field: KeptField;
  id: string;
  error: string | undefined;
}

/** A field whose own elements stay; they go back to where they were when the view goes. */
export function KeptView({ field: { name, elements }, id, error }: KeptViewProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const returns = elements.map(element => {
      const place = document.createComment('');
      element.replaceWith(place);
      return () => place.replaceWith(element);
    });
    host.current?.append(...elements);
    return () => returns.forEach(goBack => goBack());
  }, [elements]);

  useLayoutEffect(() => {
    for (const control of host.current?.querySelectorAll('[name]') ?? []) {
      if (error === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    }
  }, [error]);

  return (
    <div className="field">
      <div ref={host} />
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}
