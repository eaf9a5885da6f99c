import $ from 'jquery';

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

const patience = 20_000;

/** Posts a form's fields and is answered in JSON. */
export const post = (address, data) => $.ajax(address, { method: 'POST', data, dataType: 'json', timeout: patience });

export const read = (address, data) => $.ajax(address, { data, dataType: 'json', cache: true, timeout: patience });

/** Why a request came to nothing: in the server's words, or in those of the box. */
export const reasonOf = (request, $box) =>
  request.responseJSON?.error || (request.status === 0 && $box.data('unreachable')) || $box.data('error');
