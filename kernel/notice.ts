/** Shows or hides the page's notice, if it has one, that the tapped feature cannot be loaded now. */
export const showNotice = (isShown: boolean): unknown =>
  document.querySelector('.page-notice')?.toggleAttribute('hidden', !isShown);
