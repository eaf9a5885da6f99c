import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Draft {
  form: RefObject<HTMLFormElement>;
  /** Keeps what is in the fields now. */
  keep: () => void;
}

const controlsOf = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('.field [name]') ?? []),
];

/** What is typed into a form's fields, which is there again when the reader comes back. */
export function useDraft(key: string): Draft {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
    for (const control of controlsOf(form.current)) control.value ||= kept[control.name] ?? '';
  }, [key]);

  function keep(): void {
    const values = controlsOf(form.current).map(({ name, value }) => [name, value]);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
  }

  return { form, keep };
}
