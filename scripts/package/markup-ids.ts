import { JSDOM } from 'jsdom';

/** The ids and the fields of forms in the markup of boxes, for a server that is to answer to all of them. */
export interface MarkupIds {
  news: string[];
  comments: string[];
  polls: Readonly<Record<string, { options: string[]; captcha: boolean }>>;
  newsletters: string[];
  /** The fields that each form needs. */
  saveForms: Readonly<Record<string, readonly string[]>>;
}

/** Reads the ids in the markup of boxes. */
export function idsIn(markup: readonly string[]): MarkupIds {
  const { document } = new JSDOM(markup.join('')).window;
  const all = <Found extends Element>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)];
  const valuesOf = (selector: string): string[] =>
    [...new Set(all<HTMLInputElement>(selector).map(({ value }) => value))];
  const polls = all<HTMLElement>('[data-widget=poll]').flatMap(box => {
    const options = Array.from(box.querySelectorAll<HTMLInputElement>('[type=radio]'), ({ value }) => value);
    const { id } = box.dataset;
    return id && options.length > 0 ? [[id, { options, captcha: box.querySelector('.captcha-image') !== null }] as const] : [];
  });
  const saveForms = all<HTMLFormElement>('form[action^="/rest/saveForm/"]').map(form => {
    const needed = form.querySelectorAll<HTMLInputElement>('[required]:not([name=captchaText])');
    return [form.action.split('/').pop() ?? '', [...new Set(Array.from(needed, ({ name }) => name))]] as const;
  });
  return {
    news: valuesOf('[name=newsId]'),
    comments: [...new Set(markup.join('').match(/(?<=[?&;]commentId=)\d+/g))],
    polls: Object.fromEntries(polls),
    newsletters: valuesOf('[name=newsletter_id]'),
    saveForms: Object.fromEntries(saveForms),
  };
}
