/** Things by the page that they belong to, in the order in which the pages first come. */
export const byPage = <T extends { readonly page: string }>(things: readonly T[]): [page: string, things: T[]][] => [
  ...Map.groupBy(things, ({ page }) => page),
];
