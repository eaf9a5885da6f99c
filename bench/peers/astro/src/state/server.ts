/** What a server says to what was sent to it. */
export interface Reply<Answer> {
  isRefused: boolean;
  answer: Answer;
}

/** Posts fields. Rejects where there is no answer, or none that makes sense. */
export async function post<Answer>(address: string, fields: Record<string, string>): Promise<Reply<Answer>> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  return { isRefused: !response.ok, answer: (await response.json()) as Answer };
}
