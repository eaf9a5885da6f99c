/** Waits for a promise; throws an error with the sentence if it has not ended after so many milliseconds. */
export async function inTime<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  sentence: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
