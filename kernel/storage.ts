import { guarded } from './guarded.ts';
import type { ReaderStorage } from './types.ts';

/** What the browser refused to store: private mode, a full quota, storage switched off. */
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

/** What is not JSON is as good as nothing stored, which reads as `null`: the first error of a page costs it 1 ms. */
const readRecord = (key: string): Record<string, unknown> | null | undefined =>
  guarded(() => JSON.parse(getItem(key) as string) as Record<string, unknown> | null);

/** The reader's state in local storage. No call throws, whatever the browser or the data do. */
export const storage: ReaderStorage = {
  getItem,
  setItem,
  read: (key, id) => readRecord(key)?.[id],
  write: (key, id, value) =>
    setItem(
      key,
      // As it is: old libraries teach arrays to write themselves as a text.
      JSON.stringify({ ...readRecord(key), [id]: value }, function (this: Record<string, unknown>, name) {
        return this[name];
      }),
    ),
};
