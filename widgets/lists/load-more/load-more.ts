import type { Mount } from '../../../kernel/types.ts';
import { reportError } from '../../shared/calls/report-error.ts';
import { parseConfiguration } from './configuration.ts';
import { moreNews } from './more-news.ts';

/** Ids of the items that a list shows. */
const idsIn = (list: Element): Set<string | undefined> =>
  new Set([...list.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id));

/** Pages in more items until no new ones come back. */
const mount: Mount = (box, kernel) => {
  const list = box.querySelector('ul');
  const form = box.querySelector('form');
  const button = form?.querySelector('button');
  const message = form?.querySelector<HTMLElement>('[role=status]');
  if (!list || !form || !button || !message) throw new Error('The load-more box lacks its list or its form');
  const { id, items, topicFilter, ...configuration } = parseConfiguration(box.dataset.conf);
  const before = Number(box.dataset.from) || 0;
  let { seqKey } = configuration;

  /** Returns what to say to the reader; nothing where new items have come. */
  async function loadMore(): Promise<string | undefined> {
    const shown = idsIn(list as Element);
    const query = { place: id, topic: topicFilter, from: String(before + shown.size), size: String(items), seqKey };
    // What fills partials in is for those who press the button.
    const [outcome, { renderTemplate }] = await Promise.all([moreNews(query), import('../../shared/html/template.ts')]);
    if (outcome.kind !== 'answer') return box.dataset.error;
    const newsList = outcome.answer.newsList.filter(item => !shown.has(item.id) && shown.add(item.id));
    if (newsList.length === 0) {
      button?.remove();
      return box.dataset.end;
    }
    const added = await renderTemplate('more-news', { newsList });
    const [first] = added.children;
    list?.append(added);
    // Not before: what was not shown must be asked for again.
    seqKey = outcome.answer.seqKey || seqKey;
    kernel.scan(box);
    first?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    return undefined;
  }

  function submit(event: Event): void {
    event.preventDefault();
    if (form?.getAttribute('aria-busy') === 'true') return;
    form?.setAttribute('aria-busy', 'true');
    const finish = (sentence?: string): void => {
      form?.removeAttribute('aria-busy');
      if (message) message.textContent = sentence ?? '';
    };
    loadMore().then(finish, (error: unknown) => {
      finish(box.dataset.error);
      reportError(box, error);
    });
  }

  form.addEventListener('submit', submit);
  return () => form.removeEventListener('submit', submit);
};

export default mount;
