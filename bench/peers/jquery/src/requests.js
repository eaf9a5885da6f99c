import $ from 'jquery';

const patience = 20_000;

/** Posts a form's fields and is answered in JSON. */
export const post = (address, data) => $.ajax(address, { method: 'POST', data, dataType: 'json', timeout: patience });

/** Reads JSON. */
export const read = (address, data) => $.ajax(address, { data, dataType: 'json', cache: true, timeout: patience });

/** Why a request came to nothing: in the server's words, or in those of the box. */
export const reasonOf = (request, $box) =>
  request.responseJSON?.error || (request.status === 0 && $box.data('unreachable')) || $box.data('error');
