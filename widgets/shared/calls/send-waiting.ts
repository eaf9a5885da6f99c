import type { ReaderStorage } from '../../../kernel/types.ts';
import { dated, unlessExpired } from '../base/dated.ts';
import { now } from '../base/time.ts';
import { call, saidBy } from './call.ts';
import type { Contract } from './contract.ts';
import { commentVoteAnswer, rateAnswer, scoreAnswer, submissionAnswer, voteAnswer } from './kept-answers.ts';
import { importAnew } from './import-anew.ts';
import { nameReader } from './name-reader.ts';
import { dropWaiting, type WaitingItem, mayPass, store, waitingOf } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import { isSendable, type Settled, settledEvent } from './waiting-list.ts';

/** Result of an answer by a box's own contract. */
interface Verdict {
  /** Undefined where it does not say so: it is another's answer. */
  isTaken: boolean | undefined;
  /** Vote that counts, if it is not the one that was sent; null if the answer does not name it. */
  vote?: string | null;
  /** Why it is not taken. */
  said?: string;
}

/** Answers to votes, by the key that the vote is stored under. */
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

/** Sends it; once more where the key of a vote's page is too old and the server names another one. */
async function send({ address, body, vote }: WaitingItem, contract: Contract<Verdict>): Promise<Outcome<Verdict>> {
  const asked = { address, ...(body && { body }), contract };
  const outcome = await call(asked, importAnew);
  const captchaKey = saidBy(outcome, 'captchaKey');
  if (!vote || !captchaKey) return outcome;
  return call({ ...asked, body: { ...Object.fromEntries(new URLSearchParams(body)), captchaKey } }, importAnew);
}

/** Stores the vote that counts, which may be an earlier one, or drops the draft that was sent and not gone on with. */
function record(storage: ReaderStorage, { vote, draft }: WaitingItem, counted: string | null = ''): void {
  if (vote && counted !== null) storage.write(vote[0], vote[1], counted || vote[2]);
  if (draft && JSON.stringify(storage.read('draft', draft[0])) === draft[1]) storage.write('draft', draft[0], undefined);
}

let notice: HTMLElement | undefined;
let shownAt = 0;
/** Texts of the notice, by ids. */
const told = new Set<string>();

/** A tap of the moment in which the notice came was meant for something else: then the next page says it again. */
const unread = 1000;

function closeNotice(): void {
  if (!notice || now() - shownAt < unread) return;
  notice.remove();
  notice = undefined;
  told.forEach(dropWaiting);
  told.clear();
  removeEventListener('click', closeNotice);
}

/** Says why something was not taken, and where it is, on each page until a tap. */
function tell(id: string, { said, path, title }: WaitingItem): void {
  // A host may have swapped the page for another one.
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
  // A path may begin with two slashes, which by itself is another host's address.
  link.href = `/.${path}`;
  underlined.textContent = title;
  link.append(underlined);
  line.append(String(said), ' ', link);
  notice.append(line);
  document.body.append(notice);
  shownAt = now();
  addEventListener('click', closeNotice);
}

/** Takes it off the phone, unless it was changed or taken back while it was sent; boxes look again. */
function settle(id: string, kept: WaitingItem, isSent: boolean): boolean {
  const isSame = JSON.stringify(waitingOf(id)) === JSON.stringify(kept);
  if (isSame) dropWaiting(id);
  if (isSame) dispatchEvent(new CustomEvent<Settled>(settledEvent, { detail: { id, isSent } }));
  // As for what another tab has stored.
  dispatchEvent(new CustomEvent('storage'));
  return isSame;
}

/** Has it told instead of sent, by this page and, where that is left, by others. */
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
 * Sends what waits under an id, by one tab at a time. A call whose answer got lost is sent again: the server knows the
 * reader, and a comment by when it was written.
 */
export async function sendWaiting(storage: ReaderStorage, id: string): Promise<void> {
  const { locks } = navigator;
  const send = (): Promise<void> => sendOnce(storage, id);
  await (locks ? locks.request(`dakkeh-outbox ${id}`, send) : send());
}
