// All that widgets know of each other's markup. The lint rule `dakkeh/layers` refuses such selectors elsewhere.

export const commentFormBox = '[data-widget=comment-form]';
export const commentsBox = '[data-widget=comments]';
/** Registers the service worker, without which no saved page opens. */
export const offlineBox = '[data-widget=offline]';
/** Lists the saved pages. */
export const savedBox = '[data-widget=saved]';

export const sleepingPlayer = '[data-widget=player]:not([data-widget-state=ready])';
/** Button of a player that has not started. */
export const playerStart = '.player-start';
// Each selector as a whole: joined on the phone, they would cost bytes.
export const startOfReadyPlayer = '[data-widget=player][data-widget-state=ready] .player-start';
/** Class of a player's media element. */
export const playerMedia = 'player-media';

/** Class of the captcha in a form. */
export const captchaClass = 'captcha-group';
export const captchaIn = (root: ParentNode): HTMLElement | null => root.querySelector(`.${captchaClass}`);
