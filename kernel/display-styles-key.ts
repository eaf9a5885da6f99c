/** Key in local storage of the one style rule that the reader's display settings result in. */
export const displayStylesKey = 'accessibility-widget-style';
