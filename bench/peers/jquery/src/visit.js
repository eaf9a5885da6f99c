import $ from 'jquery';
import { post } from './requests.js';

let captchaKey = '';

/** The key that the votes on this page are sent with; empty before the visit is counted. */
export const pageKey = () => captchaKey;

/** Takes the key that a refusal names, as for a page that was open for long. */
export const setPageKey = key => {
  captchaKey = key;
};

/** Counts the visit to an article, and learns the page's key from the answer. */
export function countVisit() {
  const nid = $('meta[property=nid]').attr('content');
  if (!nid) return;
  post('/rest/visit', { nid, obj: 'news' }).done(answer => setPageKey(answer.captchaKey ?? ''));
}
