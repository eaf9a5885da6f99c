/** What a promise comes to, unless that takes too long: then it rejects. */
export function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const lateness = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), milliseconds);
  });
  return Promise.race([promise, lateness]).finally(() => clearTimeout(timer));
}
