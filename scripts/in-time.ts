/** Waits for a promise. Throws an error with the message if it is pending after `milliseconds`. */
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
