/** Returns the URL for submits, from the form, its box or its action. */
export const submitUrlOf = (form: HTMLFormElement, box: HTMLElement): string =>
  form.dataset.url ?? box.dataset.url ?? form.getAttribute('action') ?? '';

/** Returns the id of a draft: the page's path and the form's URL. */
export const draftIdOf = (url: string): string => `${location.pathname} ${url}`;

/** Returns the outbox id of a form that waits to be sent. */
export const waitingIdOf = (url: string): string => `draft ${draftIdOf(url)}`;
