import { browserOf, nameIn, systemOf } from './model.ts';

/** Browsers that run no script of ours, and systems of such: none but a server tells their readers. */
const browsers = [
  [/Opera Mini\/(\d+)/, 'Opera Mini'],
  [/OPiOS\/(\d+)/, 'Opera Mini'],
] as const;

const systems = [
  [/KAIOS\/(\d+)/, 'KaiOS'],
  [/Android/, 'Android'],
  [/iP(?:hone|od)/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/J2ME/, 'Java ME'],
] as const;

/** The browser of any user agent, as a server prints it. */
export const printedBrowser = (userAgent: string): string => nameIn(userAgent, browsers) || browserOf(userAgent);

/** Its system. */
export const printedSystem = (userAgent: string): string => systemOf(userAgent) || nameIn(userAgent, systems);
