import { useEffect, useState } from 'preact/hooks';

/** Something that several islands know of, whenever each of them is hydrated. */
export interface Shared<Value> {
  get: () => Value;
  set: (value: Value) => void;
  follow: (listener: () => void) => () => void;
}

/** Makes a value that islands share. */
export function shared<Value>(first: Value): Shared<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value, now and after every change. Not in the first render: that has to be what the server printed. */
export function useShared<Value>({ get, follow }: Shared<Value>, first: Value): Value {
  const [value, setValue] = useState(first);
  useEffect(() => {
    const read = (): void => setValue(get);
    read();
    return follow(read);
  }, [get, follow]);
  return value;
}
