import $ from 'jquery';

/** Accordions work by themselves; on paper all of them are open. */
export function startAccordions() {
  let closed = [];
  $(window)
    .on('beforeprint', () => {
      closed = $('.accordion details:not([open])').prop('open', true);
    })
    .on('afterprint', () => $(closed).prop('open', false));
}
