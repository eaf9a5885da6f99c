/** Shows or hides the notice that the tapped feature cannot be loaded now. Does nothing on a page without a notice. */
export const showNotice = (isShown: boolean): unknown =>
  document.querySelector('.page-notice')?.toggleAttribute('hidden', !isShown);
