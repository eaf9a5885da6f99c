/** Local storage key of the style rule made from the reader's display settings. */
export const displayStylesKey = 'accessibility-widget-style';
