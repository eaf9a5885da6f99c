import type { Call, Outcome, Refused } from './outcome.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * Solves a challenge: a form with `token`, `rounds`, `most` and `target`. Tries numbers below `most` until the PBKDF2
 * hash matches; the browser computes it off the main thread. Rejects if no number matches, or without `crypto.subtle`,
 * as on pages without https.
 */
export async function proofFor(challenge: string): Promise<string> {
  const { token = '', rounds, most, target } = Object.fromEntries(new URLSearchParams(challenge));
  const key = await crypto.subtle.importKey('raw', bytesOf(token), 'PBKDF2', false, ['deriveBits']);
  for (let number = 0; number < Number(most); number++) {
    const work = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(String(number)), iterations: Number(rounds) };
    const found = new Uint8Array(await crypto.subtle.deriveBits(work, key, 256));
    if (btoa(String.fromCharCode(...found)) === target) return `${token}.${number}`;
  }
  throw new Error('A challenge has no answer');
}

/** Returns the call with a proof of work added. Rejects if it already has one or none can be found. */
async function withProof<Answer>(asked: Call<Answer>, challenge: string): Promise<Call<Answer>> {
  const sent = [...new URLSearchParams(asked.body ?? asked.address.replace(/.*\?/, ''))];
  if (sent.some(([name]) => name === 'proofOfWork')) throw new Error('A proof was not taken');
  const proof = await proofFor(challenge);
  return asked.body
    ? { ...asked, body: [...sent, ['proofOfWork', proof]] }
    : { ...asked, address: `${asked.address}&proofOfWork=${proof}` };
}

/** Solves the challenge of a refusal and repeats the call. If that is impossible, resolves with the refusal. */
export const prove = <Answer>(
  asked: Call<Answer>,
  refused: Refused,
  call: (asked: Call<Answer>) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> => withProof(asked, String(refused.said.challenge)).then(call, () => refused);
