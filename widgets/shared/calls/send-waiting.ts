import type { ReaderStorage } from '../../../kernel/types.ts';
import { now } from '../base/time.ts';
import { call, saidBy } from './call.ts';
import type { AnswerOf, Schemas } from './contract.ts';
import { dropWaiting, type Kept, waitingOf } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import { type Settled, settledEvent, waitingList } from './waiting-list.ts';

/** Milliseconds: drafts are kept for no longer, either. */
const lifetime = 30 * 86_400_000;

let turn: Promise<void> | undefined;
/** Milliseconds until it is tried again, doubled each time: the browser may not know that the line is back. */
let pause = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Of votes and forms: an object, or a count or code alone. Of a network that wants its guests to log in: neither. */
const anyAnswer = (z: Schemas) =>
  z.union([
    z.object({ ok: z.text, message: z.text, poid: z.text, score: z.text, bare: z.optional(z.string()) }),
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform(bare => ({ ok: '', message: '', poid: '', score: '', bare: String(bare) })),
    ),
  ]);

type Answer = AnswerOf<typeof anyAnswer>;

const post = ({ address, body }: Kept): Promise<Outcome<Answer>> =>
  call({ address, ...(body && { body }), contract: anyAnswer });

/** Sends it; once more where the key of a vote's page is too old and the server names another one. */
async function send(kept: Kept): Promise<Outcome<Answer>> {
  const outcome = await post(kept);
  const captchaKey = saidBy(outcome, 'captchaKey');
  if (!kept.vote || !captchaKey) return outcome;
  return post({ ...kept, body: { ...Object.fromEntries(new URLSearchParams(kept.body)), captchaKey } });
}

/** What may pass: no answer, none of the newsroom's, or too many at once. */
const isPassing = (outcome: Outcome<Answer>): boolean =>
  outcome.kind === 'refused' ? outcome.status >= 500 || outcome.status === 429 : outcome.kind !== 'answer';

/** A vote may be answered by what counts now, by a count above zero, or by -2 where there was one before. */
function isTaken({ ok, bare = '' }: Answer, { vote }: Kept): boolean {
  if (ok || !vote) return (ok || bare) === '1';
  return bare === '' || bare === '-2' || Number(bare) > 0;
}

/** Stores the vote that counts, which may be an earlier one, or drops the draft that was sent and not gone on with. */
function store(storage: ReaderStorage, { vote, draft }: Kept, { poid, score, bare }: Answer): void {
  if (vote && bare !== '-2') storage.write(vote[0], vote[1], poid || score || vote[2]);
  if (draft && JSON.stringify(storage.read('draft', draft[0])) === draft[1]) storage.write('draft', draft[0], undefined);
}

let notice: HTMLElement | undefined;

function closeNotice(): void {
  notice?.remove();
  notice = undefined;
}

/** Says why something was not taken, and where it is, until the next tap. */
function tell({ failed, path, title }: Kept, said: string): void {
  const line = document.createElement('p');
  const link = document.createElement('a');
  const underlined = document.createElement('u');
  link.href = path;
  underlined.textContent = title;
  link.append(underlined);
  line.append(said || failed, ' ', link);
  notice ??= document.createElement('div');
  notice.className = 'page-notice';
  notice.setAttribute('role', 'alert');
  notice.append(line);
  document.body.append(notice);
  addEventListener('click', closeNotice, { once: true });
}

function settle(storage: ReaderStorage, id: string, kept: Kept, outcome: Outcome<Answer>): void {
  const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
  const isSent = answer !== undefined && isTaken(answer, kept);
  if (isSent) store(storage, kept, answer);
  dropWaiting(id);
  dispatchEvent(new CustomEvent<Settled>(settledEvent, { detail: { id, isSent } }));
  // Boxes look again, as for what another tab has stored.
  dispatchEvent(new CustomEvent('storage'));
  if (!isSent) tell(kept, answer?.message || saidBy(outcome, 'error') || saidBy(outcome, 'message'));
}

async function sendEach(storage: ReaderStorage): Promise<void> {
  for (const [id, kept] of waitingList()) {
    // Another tab may have sent it meanwhile.
    if (!waitingOf(id)) continue;
    if (now() - kept.at > lifetime) {
      dropWaiting(id);
      continue;
    }
    const outcome = await send(kept);
    if (isPassing(outcome)) {
      clearTimeout(timer);
      timer = setTimeout(() => void sendAll(storage), (pause *= 2));
      return;
    }
    settle(storage, id, kept, outcome);
  }
}

/**
 * Sends what waits, one after the other, and by one tab at a time. What was sent and whose answer got lost is sent
 * again: the server knows the reader, and a comment by when it was written.
 */
export function sendAll(storage: ReaderStorage): Promise<void> {
  const { locks } = navigator;
  turn ??= (locks ? locks.request('dakkeh-outbox', () => sendEach(storage)) : sendEach(storage)).finally(() => (turn = undefined));
  return turn;
}
