/** The most of each unit that is ever said. */
const most = { minute: 59, hour: 23 } as const;

type Unit = keyof typeof most;
type Forms = Readonly<Record<Unit, string | undefined>>;

function formOf(unit: Unit, language: string): string | undefined {
  if (Intl.RelativeTimeFormat.supportedLocalesOf(language).length === 0) return undefined;
  const format = new Intl.RelativeTimeFormat(language);
  const sayOf = (count: number): string =>
    format.formatToParts(-count, unit).map(({ type, value }) => (type === 'literal' ? value : '{n}')).join('');
  const forms = new Set(Array.from({ length: most[unit] }, (_, index) => sayOf(index + 1)));
  return forms.size === 1 ? [...forms][0] : undefined;
}

/** By language: every page of news has them printed, and saying it with every number takes a while. */
const remembered = new Map<string, Forms>();

/**
 * What is said of so many minutes or hours ago, with `{n}` for the number; nothing for a language in which that depends
 * on the number, or which is not known here.
 */
export function formsFor(language: string): Forms {
  const forms = remembered.get(language) ?? { minute: formOf('minute', language), hour: formOf('hour', language) };
  remembered.set(language, forms);
  return forms;
}
