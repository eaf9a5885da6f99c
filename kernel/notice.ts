/** Shows or hides the page's one notice, where it has printed one: what the reader has tapped cannot be had now. */
export const showNotice = (isShown: boolean): unknown =>
  document.querySelector('.page-notice')?.toggleAttribute('hidden', !isShown);
