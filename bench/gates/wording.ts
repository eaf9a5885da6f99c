const withUnit = (text: string, unit: string): string => (unit === '' ? text : `${text} ${unit}`);

/** A figure as people read it: `37,254` or `1,979 B`. */
export const figureText = (value: number, unit: string): string =>
  withUnit(value.toLocaleString('en', { maximumFractionDigits: 3 }), unit);

/** What was added or taken away: `+1,860` or `−12`. */
export const differenceText = (difference: number, unit = ''): string =>
  `${difference < 0 ? '−' : '+'}${figureText(Math.abs(difference), unit)}`;

/** A change as a share: `+5.0 %`. */
export const shareText = (before: number, after: number): string => {
  if (before === 0) return 'from nothing';
  const percent = (after / before - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`;
};

/** The command that measures a page's counts again. */
export const countAgain = (page: string): string => `npm run bench -- run --pages ${page} --only count`;
