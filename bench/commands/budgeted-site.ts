import type { Budget } from '../budget/budget.ts';
import { isOwn, ownArms } from '../sites/own-site.ts';
import { twinOf } from '../sites/open-arms.ts';
import { givenOr } from './asked-pages.ts';

/** What has budgets, and its twin. */
export const armsFor = (site: string): Record<string, string> => ({ [isOwn(site) ? site : 'site']: site, twin: twinOf(site) });

/** What a budget is of, or what was asked for in its place. */
export function siteFor({ site: usual }: Budget, asked: string | undefined): string {
  const [site = ''] = givenOr(ownArms, [asked ?? usual ?? []].flat());
  return site;
}
