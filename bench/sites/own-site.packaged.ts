// Replaces bench/sites/own-site.ts when the bench is installed as a package.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { installedChromiums } from '../../scripts/setup/chromium.mjs';
import { BenchFailure } from '../failure.ts';
import type * as repository from './own-site.ts';

/** Names of Dakkeh's voting widgets, separated by spaces. The build of the package inserts them. */
declare const VOTES: string;

export const chromiumAdvice =
  'install Chromium or Chrome, run "npx playwright-core install chromium", or set CHROMIUM_PATH to the program';

/** Returns CHROMIUM_PATH, or else the first Chromium on PATH, in the usual folders, or of Playwright. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = [...installedChromiums(), chromium.executablePath()].find(file => existsSync(file));
  if (found === undefined) throw new BenchFailure(`No Chromium was found: ${chromiumAdvice}.`);
  return found;
}

export const program = 'npx dakkeh-bench';
export const resultsRoot = resolve('bench-results');
export const defaultBudget = resolve('budget.json');
export const baselineOf = (budget: string): string => `${budget.replace(/\.json$/, '')}-baseline.json`;
export const votes: typeof repository.votes = VOTES.trim().split(' ');
export const ownArms: typeof repository.ownArms = [];
export const ownPages: typeof repository.ownPages = {};
export const firstPages = ['/'];
export const ownSession: typeof repository.ownSession = [];
export const pagesLikeOthers: typeof repository.pagesLikeOthers = new Set();
export const openable = 'an address (https://…) or a folder of pages';
export const isOwn: typeof repository.isOwn = () => false;
export const openOwn: typeof repository.openOwn = () => null;
export const openOwnSession: typeof repository.openOwnSession = () => null;
export const openWithoutProxy: typeof repository.openWithoutProxy = () => null;
