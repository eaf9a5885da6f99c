import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Keeps what is typed into a form's named controls, and puts it back when the reader comes again. */
export function useDraft(key: string, names: readonly string[]): { form: RefObject<HTMLFormElement>; keep: () => void } {
  const form = useRef<HTMLFormElement>(null);

  const controls = (): (HTMLInputElement | HTMLTextAreaElement)[] =>
    names.flatMap(name => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? []);

  useEffect(() => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
    for (const control of controls()) control.value ||= kept[control.name] ?? '';
    // Only once: from then on it is the reader's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const keep = (): void =>
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(controls().map(({ name, value }) => [name, value]))));

  return { form, keep };
}
