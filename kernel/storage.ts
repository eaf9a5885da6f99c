import { guarded } from './guarded.ts';
import type { ReaderStorage } from './types.ts';

/** Values that the browser refused to store: private mode, a full quota, or storage switched off. */
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

/** Damaged JSON counts as empty. Empty reads as `null`, because the first exception of a page costs 1 ms. */
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
      // Taken from the object, because old libraries add a `toJSON` to arrays.
      JSON.stringify({ ...readRecord(key), [id]: value }, function (this: Record<string, unknown>, name) {
        return this[name];
      }),
    ),
};
