const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`);

/** A figure as people read it: `37,254` or `1,979 B`. */
export const figureText = (value: number, unit: string): string =>
  withUnit(value.toLocaleString('en', { maximumFractionDigits: 3 }), unit);

/** What was added or taken away: `+1,860` or `−12`. */
export const differenceText = (difference: number, unit = ''): string =>
  `${difference < 0 ? '−' : '+'}${figureText(Math.abs(difference), unit)}`;
