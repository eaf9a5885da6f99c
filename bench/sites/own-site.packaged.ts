// Replaces bench/sites/own-site.ts when the bench is installed as a package.
import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { BenchFailure } from '../failure.ts';
import type * as repository from './own-site.ts';

/** Names of Dakkeh's voting widgets, separated by spaces. The build of the package inserts them. */
declare const VOTES: string;

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const chromiumAdvice =
  'install Chromium or Chrome, run "npx playwright-core install chromium", or set CHROMIUM_PATH to the program';

/** Returns CHROMIUM_PATH, or else the first Chromium on PATH, in the usual folders, or of Playwright. */
export function chromiumPath(): string {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter).flatMap(folder => names.map(name => join(folder, name)));
  const found = [...onPath, ...places, chromium.executablePath()].find(canRun);
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
