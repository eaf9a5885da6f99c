import { post, Refusal } from './requests.ts';

/** Key that is sent with the votes on this page; empty before the visit is counted. */
export const pageKey = { current: '' };

const keyIn = (answer: unknown): string => (Object(answer) as { captchaKey?: string }).captchaKey ?? '';

/** Counts the visit to an article, and learns the page's key from the answer. A visit that fails is ignored. */
export function countVisit(newsId: string): void {
  post('/rest/visit', { nid: newsId, obj: 'news' }).then(
    answer => {
      pageKey.current = keyIn(answer);
    },
    () => {},
  );
}

/** Sends a vote with the page's key, and once more where the server names another. Rejects with a Refusal. */
export async function sendVote(address: string, fields: Record<string, string>): Promise<unknown> {
  const send = (): Promise<unknown> => post(address, { ...fields, captchaKey: pageKey.current });
  try {
    return await send();
  } catch (error) {
    const next = error instanceof Refusal ? keyIn(error.said) : '';
    if (!next) throw error;
    pageKey.current = next;
    return send();
  }
}
