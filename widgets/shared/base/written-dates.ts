/** Languages of which browsers say that they write their dates, without having the names of their months. */
const pretended = /^(az|bs)(-|$)/;

/** Whether days and months can be written here in a language, by its tag: else they would be in the phone's own. */
export const writesDatesOf = (language: string): boolean =>
  !pretended.test(language) && Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
