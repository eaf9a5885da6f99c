import type { Mount } from '../../../kernel/types.ts';
import { followedEvent, followedLists } from '../../shared/base/followed.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { webAddress } from '../../shared/base/web-address.ts';
import { call } from '../../shared/calls/call.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { followingAnswer } from './contract.ts';

/** News to show, and a message if they cannot be loaded. */
type Shown = [nodes: Node[], sentence?: string | undefined];

/** Largest number of lists in a request. The latest followed ones are used. */
const mostAsked = 30;

/** Returns the URL for news of lists. */
function addressOf(source: string | undefined, lists: readonly string[]): string {
  const address = webAddress(source);
  if (address === undefined) throw markupError(`data-source="${source ?? ''}" is no address`);
  const url = new URL(address);
  url.searchParams.set('of', lists.slice(-mostAsked).join());
  return url.href;
}

/** Shows the latest news of followed lists in place of the invitation to follow something. */
const mount: Mount = (box, kernel) => {
  const find = (selector: string): HTMLElement => {
    const found = box.querySelector<HTMLElement>(selector);
    if (!found) throw markupError(`The box lacks ${selector}`);
    return found;
  };
  const [list, invitation, message] = [find('ul'), find('.following-none'), find('[role=status]')];
  addressOf(box.dataset.source, []);
  void completeBox(box, kernel, '[data-error]');
  let latest = 0;

  async function ask(followed: readonly string[]): Promise<Shown> {
    if (followed.length === 0) return [[]];
    const [outcome, { renderTemplate }] = await Promise.all([
      call({ address: addressOf(box.dataset.source, followed), cache: 'no-cache', contract: followingAnswer }),
      import('../../shared/template/template.ts'),
    ]);
    if (outcome.kind !== 'answer') return [[], box.dataset.error];
    const { newsList } = outcome.answer;
    return [newsList.length > 0 ? [await renderTemplate('more-news', { newsList })] : []];
  }

  async function update(): Promise<void> {
    latest += 1;
    const turn = latest;
    const followed = followedLists(kernel.storage);
    const [nodes, sentence = ''] = await ask(followed).catch((error: unknown): Shown => {
      reportError(box, error);
      return [[], box.dataset.error];
    });
    if (turn !== latest) return;
    list.replaceChildren(...nodes);
    message.textContent = sentence;
    invitation.hidden = nodes.length > 0 || sentence !== '';
    kernel.scan(list);
  }

  if (followedLists(kernel.storage).length > 0) void update();
  const again = (): void => void update();
  document.addEventListener(followedEvent, again);
  return () => {
    latest += 1;
    document.removeEventListener(followedEvent, again);
    list.replaceChildren();
    invitation.hidden = false;
  };
};

export default mount;
