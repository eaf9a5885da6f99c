import { useEffect, useState } from 'preact/hooks';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing remembers it for as long as the page is open.
  }
}

/** A text that the browser keeps, and how to keep another one; null at first, as the server printed it. */
export function useStored(key: string): [value: string | null, store: (value: string) => void] {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => setValue(read(key)), [key]);
  return [
    value,
    next => {
      write(key, next);
      setValue(next);
    },
  ];
}
