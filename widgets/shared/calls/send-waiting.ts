import type { ReaderStorage } from '../../../kernel/types.ts';
import { announceStorage } from '../base/announce-storage.ts';
import { dated, unlessExpired } from '../base/dated.ts';
import { now } from '../base/time.ts';
import { call, saidBy } from './call.ts';
import type { Contract } from './contract.ts';
import { commentVoteAnswer, rateAnswer, scoreAnswer, submissionAnswer, voteAnswer } from './kept-answers.ts';
import { importAnew } from './import-anew.ts';
import { nameReader } from './name-reader.ts';
import { dropWaiting, type WaitingItem, mayPass, store, valueInVote, waitingOf } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import { isSendable, type Settled, settledEvent } from './waiting-list.ts';

/** Result of a waiting item, as its response states it. */
interface Verdict {
  /** Undefined if the response does not say, because something other than the newsroom sent it. */
  isTaken: boolean | undefined;
  /** The vote that counts, if it differs from the sent one. Null if the response does not name it. */
  vote?: string | null;
  /** Reason for a refusal. */
  said?: string;
}

/** Contracts of the responses to votes, by the storage key of the vote. */
const verdicts: Readonly<Record<string, Contract<Verdict>>> = {
  rateNews: z => z.pipe(rateAnswer(z), z.transform(({ score }) => ({ isTaken: true, vote: score }))),
  itemRating: z => z.pipe(scoreAnswer(z), z.transform(({ score }) => ({ isTaken: true, vote: score }))),
  poll: z =>
    z.pipe(voteAnswer(z), z.transform(({ ok, poid, message }) => ({ isTaken: ok === 1, vote: poid, said: message }))),
  commentRating: z =>
    z.pipe(
      commentVoteAnswer(z),
      z.transform(count => (count === -2 ? { isTaken: true, vote: null } : { isTaken: count > 0 })),
    ),
};

const ofComment: Contract<Verdict> = z =>
  z.pipe(submissionAnswer(z), z.transform(({ ok, message }) => ({ isTaken: ok ? ok === '1' : undefined, said: message })));

/**
 * Sends an item. If the captcha key of the vote's page has expired and the server returns a new one, sends it again
 * with that.
 */
async function send({ address, body, vote }: WaitingItem, contract: Contract<Verdict>): Promise<Outcome<Verdict>> {
  const asked = { address, ...(body && { body }), contract };
  const outcome = await call(asked, importAnew);
  const captchaKey = saidBy(outcome, 'captchaKey');
  if (!vote || !captchaKey) return outcome;
  return call({ ...asked, body: { ...Object.fromEntries(new URLSearchParams(body)), captchaKey } }, importAnew);
}

/**
 * Stores the vote that counts, which may be an earlier one. Removes the draft unless the reader has changed it since.
 */
function record(storage: ReaderStorage, { vote, draft }: WaitingItem, counted: string | null = ''): void {
  if (vote && counted !== null) storage.write(vote[0], vote[1], counted || vote[valueInVote]);
  if (draft && JSON.stringify(storage.read('draft', draft[0])) === draft[1]) storage.write('draft', draft[0], undefined);
}

let notice: HTMLElement | undefined;
let shownAt = 0;
/** Ids of the messages in the notice. */
const told = new Set<string>();

/**
 * Time in milliseconds in which a tap does not close the notice, because it was meant for something else. If the reader
 * leaves the page by that tap, the next page repeats the message.
 */
const unread = 1000;

function closeNotice(): void {
  if (!notice || now() - shownAt < unread) return;
  notice.remove();
  notice = undefined;
  told.forEach(dropWaiting);
  told.clear();
  removeEventListener('click', closeNotice);
}

/**
 * Shows a notice with the reason for a refusal and a link to its page. It stays until a tap, also on the next pages.
 */
function tell(id: string, { said, path, title }: WaitingItem): void {
  // A host may have swapped the page's content, and removed the notice.
  if (!notice?.isConnected) {
    notice = document.createElement('div');
    notice.className = 'page-notice';
    notice.setAttribute('role', 'alert');
    told.clear();
  }
  if (told.has(id)) return;
  told.add(id);
  const line = document.createElement('p');
  const link = document.createElement('a');
  const underlined = document.createElement('u');
  // The prefix keeps a path that begins with two slashes on this host.
  link.href = `/.${path}`;
  underlined.textContent = title;
  link.append(underlined);
  line.append(String(said), ' ', link);
  notice.append(line);
  document.body.append(notice);
  shownAt = now();
  addEventListener('click', closeNotice);
}

/** Removes an item from the phone, unless it was changed or removed while it was sent. Lets boxes update. */
function settle(id: string, kept: WaitingItem, isSent: boolean): boolean {
  const isSame = JSON.stringify(waitingOf(id)) === JSON.stringify(kept);
  if (isSame) dropWaiting(id);
  if (isSame) dispatchEvent(new CustomEvent<Settled>(settledEvent, { detail: { id, isSent } }));
  announceStorage();
  return isSame;
}

/** Stores a refusal in place of the item and shows it. If the reader leaves the page, other pages show it. */
function refuse(id: string, kept: WaitingItem, said?: string): void {
  if (!settle(id, kept, false)) return;
  const { failed, path, title } = kept;
  const refused = dated({ address: '', failed, path, title, said: said || failed });
  store(`told ${id}`, refused);
  tell(`told ${id}`, refused);
}

async function sendOnce(storage: ReaderStorage, id: string): Promise<void> {
  const found = waitingOf(id);
  if (!isSendable(found)) {
    dropWaiting(id);
    return;
  }
  const kept = unlessExpired(found);
  if (found.said !== undefined) {
    if (kept) tell(id, kept);
    else dropWaiting(id);
    return;
  }
  const contract = found.draft ? ofComment : verdicts[String(found.vote?.[0])];
  if (!kept || !contract) {
    refuse(id, found);
    return;
  }
  if (kept !== found) store(id, kept);
  nameReader(Number(kept.reader) || undefined);
  const outcome = await send(kept, contract);
  const { isTaken, vote, said }: Verdict = outcome.kind === 'answer' ? outcome.answer : { isTaken: false };
  if (mayPass(outcome) || isTaken === undefined) return;
  if (isTaken) {
    record(storage, kept, vote);
    settle(id, kept, true);
  } else refuse(id, kept, said || saidBy(outcome, 'error') || saidBy(outcome, 'message'));
}

/**
 * Sends a waiting item; a lock keeps other tabs from sending it too. Sends a call again if its response was lost: the
 * server recognises the reader, and a comment by its time.
 */
export async function sendWaiting(storage: ReaderStorage, id: string): Promise<void> {
  const { locks } = navigator;
  const send = (): Promise<void> => sendOnce(storage, id);
  await (locks ? locks.request(`dakkeh-outbox ${id}`, send) : send());
}
