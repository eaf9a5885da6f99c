import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const controlsOf = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('.field [name]') ?? []),
];

/** Puts back what was typed into a form's fields before; returns what keeps what is in them now. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  useEffect(() => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
    for (const control of controlsOf(form.current)) control.value ||= kept[control.name] ?? '';
  }, [form, key]);

  return () => {
    const values = controlsOf(form.current).map(({ name, value }) => [name, value]);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(values)));
  };
}
