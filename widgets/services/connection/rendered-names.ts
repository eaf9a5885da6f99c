import { browserOf, nameIn, systemOf } from './model.ts';

/** Browsers without our script, and their systems. Only the server can name them. */
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

/** Returns the browser of any user agent, for rendering on the server. */
export const printedBrowser = (userAgent: string): string => nameIn(userAgent, browsers) || browserOf(userAgent);

/** Returns the operating system of any user agent. */
export const printedSystem = (userAgent: string): string => systemOf(userAgent) || nameIn(userAgent, systems);
