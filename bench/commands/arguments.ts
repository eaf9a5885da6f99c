import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Budget } from '../budget/budget.ts';
import { BenchFailure } from '../failure.ts';
import type { BenchPage } from '../sites/arm.ts';
import { twinOf } from '../sites/open-arms.ts';
import { firstPages, isOwn, openable, ownArms, ownPages, program } from '../sites/own-site.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

/** Returns the site with budgets and its zero-JS twin. */
export const armsFor = (site: string): Record<string, string> => ({ [isOwn(site) ? site : 'site']: site, twin: twinOf(site) });

/** Returns the requested site, or else that of the budget. */
export function siteFor({ site: usual }: Budget, asked: string | undefined): string {
  const [site = ''] = givenOr(ownArms, [asked ?? usual ?? []].flat());
  return site;
}

/** Returns true for complete http and https addresses. */
export const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

function pageOf(asked: string): BenchPage {
  const path = ownPages[asked];
  if (path !== undefined) return { name: asked, path };
  if (asked.startsWith('/')) return { name: asked, path: asked };
  const known = [...Object.keys(ownPages), 'paths such as /news/1001'].join(', ');
  throw new BenchFailure(`There is no page "${asked}": there are ${known}.`);
}

/** Returns the pages of `--pages`: names of ours, or paths. */
export const askedPages = (text: string): BenchPage[] => listOf(text).map(pageOf);

function pathOf(given: string): string {
  if (!isAddress(given)) return '/';
  const { pathname, search } = new URL(given);
  return pathname + search;
}

/** Returns the pages of `--pages`, or the paths of the given addresses, or our two most visited pages. */
export function pagesFor(asked: string | undefined, given: readonly string[]): BenchPage[] {
  if (asked !== undefined) return askedPages(asked);
  return given.length > 0 ? [...new Set(given.map(pathOf))].map(pageOf) : firstPages.map(pageOf);
}

/** Returns the given variants, or else our own. Throws a BenchFailure if both are missing. */
export function givenOr(own: readonly string[], given: readonly string[]): readonly string[] {
  const arms = given.length > 0 ? given : own;
  if (arms.length > 0) return arms;
  throw new BenchFailure(`Say what is to be visited: ${openable}.`);
}

/** Thrown for `--help`. The message lists the command's options. */
export class OptionsAsked extends Error {}

const describe = ([name, { type, multiple }]: [string, ParseArgsOptionsConfig[string]]): string =>
  `  --${name}${type === 'string' ? ` <value>${multiple ? ' …' : ''}` : ''}`;

/** Parses a command's arguments. Throws a BenchFailure if one is unknown, and OptionsAsked for `--help`. */
export function readArguments<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  if (args.some(arg => /^(--help|-h)$/.test(arg))) throw new OptionsAsked(Object.entries(options).map(describe).join('\n'));
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const known = Object.keys(options).map(name => `--${name}`);
    throw new BenchFailure(`${error instanceof Error ? error.message.split('.')[0] : String(error)}. There are ${known.join(', ')}.`);
  }
}

/** Values and positional arguments of a command. */
export type CommandInput<Options extends ParseArgsOptionsConfig> = ReturnType<typeof readArguments<Options>>;

/** Creates a command with these options. It exits with `passed` unless `act` returns another exit code. */
export const command =
  <const Options extends ParseArgsOptionsConfig>(
    options: Options,
    act: (asked: CommandInput<Options>, args: readonly string[]) => Promise<ExitCode> | Promise<void>,
  ) =>
  async (args: readonly string[]): Promise<ExitCode> =>
    (await act(readArguments(args, options), args)) ?? exitCodes.passed;

/** Parses a whole number of at least 1. Throws a BenchFailure for anything else. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new BenchFailure(`--${name} is "${text}"; it has to be a whole number from 1 on.`);
}

/**
 * Parses the seed, or picks a random one without text. Throws a BenchFailure if it is no whole number of at least 1.
 */
export const seedFrom = (text: string | undefined): number =>
  text === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', text);

/** Parses a share such as `3%` or `0.03`. Throws a BenchFailure for anything else. */
export function shareOption(name: string, text: string): number {
  const [, number, percent] = /^([\d.]+)\s*(%?)$/.exec(text) ?? [];
  const value = Number(number) / (percent ? 100 : 1);
  if (Number.isFinite(value)) return value;
  throw new BenchFailure(`--${name} is "${text}"; it has to be a share such as 3% or 0.03.`);
}

/** Checks that a text is one of the allowed words. Throws a BenchFailure if not. */
export function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const found = words.find(word => word === text);
  if (found !== undefined) return found;
  throw new BenchFailure(`--${name} is "${text}"; it can be ${words.join(', ')}.`);
}

export const listOf = (text: string): string[] => text.split(',').map(item => item.trim()).filter(item => item !== '');

/** Returns the command line that started this program, quoted for a shell. */
export const commandLine = (command: string, args: readonly string[]): string =>
  [program, command, ...args.map(arg => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`))].join(' ');
