/** Address that a form is sent to, as the form, its box or its action says. */
export const submitUrlOf = (form: HTMLFormElement, box: HTMLElement): string =>
  form.dataset.url ?? box.dataset.url ?? form.getAttribute('action') ?? '';

/** A draft belongs to a form on a page. */
export const draftIdOf = (url: string): string => `${location.pathname} ${url}`;

/** Id of the part that waits on the phone to be sent. */
export const waitingIdOf = (url: string): string => `draft ${draftIdOf(url)}`;
