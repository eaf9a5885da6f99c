import { guarded } from './guarded.ts';
import type { ReaderStorage } from './types.ts';

/** Values that the browser refused to store, for example in private mode, over quota, or with storage switched off. */
const unstored: Partial<Record<string, string>> = {};

const getItem = (key: string): string | null | undefined =>
  guarded(() => unstored[key] ?? localStorage.getItem(key));

function setItem(key: string, value: string): void {
  unstored[key] = value;
  guarded(() => {
    localStorage.setItem(key, value);
    delete unstored[key];
  });
}

/**
 * Returns the object stored under a key, or undefined if its JSON is damaged. Returns `null` without a stored value,
 * because the first exception on a page costs 1 ms.
 */
const readRecord = (key: string): Record<string, unknown> | null | undefined =>
  guarded(() => JSON.parse(getItem(key) as string) as Record<string, unknown> | null);

/** The reader's state in local storage. No call throws. */
export const storage: ReaderStorage = {
  getItem,
  setItem,
  read: (key, id) => readRecord(key)?.[id],
  write: (key, id, value) =>
    setItem(
      key,
      // Returns the value from its object, which ignores the `toJSON` that old libraries add to arrays.
      JSON.stringify({ ...readRecord(key), [id]: value }, function (this: Record<string, unknown>, name) {
        return this[name];
      }),
    ),
};
