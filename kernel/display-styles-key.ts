/** In local storage: the styles that the reader's display settings come to, one rule, written by who changes them. */
export const displayStylesKey = 'accessibility-widget-style';
