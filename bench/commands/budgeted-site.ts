import type { Budget } from '../budget/budget.ts';
import { isOwn, ownArms } from '../sites/own-site.ts';
import { twinOf } from '../sites/open-arms.ts';
import { givenOr } from './asked-pages.ts';

/** The site with budgets, and its twin. */
export const armsFor = (site: string): Record<string, string> => ({ [isOwn(site) ? site : 'site']: site, twin: twinOf(site) });

/** The site of a budget, or the one that was asked for instead. */
export function siteFor({ site: usual }: Budget, asked: string | undefined): string {
  const [site = ''] = givenOr(ownArms, [asked ?? usual ?? []].flat());
  return site;
}
