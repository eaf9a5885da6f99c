import type { Mount } from '../../../kernel/types.ts';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { reportError } from '../../shared/base/report-error.ts';
import { type Settings, settingsOf, unusable } from '../../shared/markup/settings.ts';
import { moreNews } from './more-news.ts';
import { formIn } from '../../shared/markup/form-in.ts';
import { markupError } from '../../shared/markup/markup-error.ts';
import { completeBox } from '../../shared/markup/complete-box.ts';

/** Returns the number of items per request. */
function pageSizeIn(settings: Settings): string {
  const size = settings('items') || '5';
  if (!/^[1-9]\d*$/.test(size)) throw unusable('items', size);
  return size;
}

/** Returns the ids of the items in a list. */
const idsIn = (list: Element): Set<string | undefined> =>
  new Set([...list.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id));

/** Loads more items at each tap until no new ones come back. */
const mount: Mount = (box, kernel) => {
  void completeBox(box, kernel, '[data-error][data-end]');
  const settings = settingsOf(box);
  const selector = settings('selector') || 'ul';
  const list = box.querySelector(selector);
  const form = formIn(box);
  const button = form?.querySelector('button');
  const message = form?.querySelector<HTMLElement>('[role=status]');
  if (!list || !form || !button || !message) throw markupError(`selector="${selector}" finds no list, or it lacks its form, button or [role=status]`);
  const before = Number(box.dataset.from) || 0;
  const place = settings('id');
  const topic = settings('topicFilter');
  const size = pageSizeIn(settings);
  let seqKey = settings('seqKey');

  /** Resolves with a message for the reader, or undefined if new items were added. */
  const loadMore = async (): Promise<string | undefined> => {
    const shown = idsIn(list);
    const query = { place, topic, from: String(before + shown.size), size, seqKey };
    // Loads the template code only when the reader presses the button.
    const [outcome, { renderTemplate }] = await Promise.all([moreNews(query), import('../../shared/template/template.ts')]);
    if (outcome.kind !== 'answer') return box.dataset.error;
    const newsList = outcome.answer.newsList.filter(({ id }) => !id || (!shown.has(id) && shown.add(id)));
    if (newsList.length === 0) {
      button.remove();
      return box.dataset.end;
    }
    const added = await renderTemplate('more-news', { newsList });
    const link = added.querySelector('a');
    list.append(added);
    // Set only now, so that items that could not be shown are requested again.
    seqKey = outcome.answer.seqKey || seqKey;
    kernel.scan(box);
    link?.focus({ preventScroll: true });
    return undefined;
  };

  const submit = (event: Event): void => {
    event.preventDefault();
    if (form.hasAttribute('aria-busy')) return;
    form.setAttribute('aria-busy', 'true');
    const finish = (sentence = ''): void => {
      form.removeAttribute('aria-busy');
      message.textContent = sentence;
    };
    loadMore().then(finish, (error: unknown) => {
      finish(box.dataset.error);
      reportError(box, error);
    });
  };

  guardTaps(button);
  form.addEventListener('submit', submit);
  return () => form.removeEventListener('submit', submit);
};

export default mount;
