import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Budget } from '../budget/budget.ts';
import { BenchFailure } from '../failure.ts';
import type { BenchPage } from '../sites/arm.ts';
import { twinOf } from '../sites/open-arms.ts';
import { firstPages, isOwn, openable, ownArms, ownPages, program } from '../sites/own-site.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';

/** The site with budgets, and its twin. */
export const armsFor = (site: string): Record<string, string> => ({ [isOwn(site) ? site : 'site']: site, twin: twinOf(site) });

/** The site of a budget, or the one that was asked for instead. */
export function siteFor({ site: usual }: Budget, asked: string | undefined): string {
  const [site = ''] = givenOr(ownArms, [asked ?? usual ?? []].flat());
  return site;
}

/** Tells if it is an address, as people write it in full. */
export const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

function pageOf(asked: string): BenchPage {
  const path = ownPages[asked];
  if (path !== undefined) return { name: asked, path };
  if (asked.startsWith('/')) return { name: asked, path: asked };
  const known = [...Object.keys(ownPages), 'paths such as /news/1001'].join(', ');
  throw new BenchFailure(`There is no page "${asked}": there are ${known}.`);
}

/** The pages of `--pages`: names of ours, or paths. */
export const askedPages = (text: string): BenchPage[] => listOf(text).map(pageOf);

function pathOf(given: string): string {
  if (!isAddress(given)) return '/';
  const { pathname, search } = new URL(given);
  return pathname + search;
}

/** The pages of `--pages`, or of what was given by their paths, or the two of ours that most readers open. */
export function pagesFor(asked: string | undefined, given: readonly string[]): BenchPage[] {
  if (asked !== undefined) return askedPages(asked);
  return given.length > 0 ? [...new Set(given.map(pathOf))].map(pageOf) : firstPages.map(pageOf);
}

/** The same for a comparison, of which refs and folders have what is ours. */
export const pagesForBoth = (asked: string | undefined, given: readonly string[]): BenchPage[] =>
  pagesFor(asked, given.filter(isAddress));

/** The given arms, or else ours. Throws a sentence if both are missing. */
export function givenOr(own: readonly string[], given: readonly string[]): readonly string[] {
  const arms = given.length > 0 ? given : own;
  if (arms.length > 0) return arms;
  throw new BenchFailure(`Say what is to be visited: ${openable}.`);
}

/** Somebody asks for the options of a command, which are its message. */
export class OptionsAsked extends Error {}

const describe = ([name, { type, multiple }]: [string, ParseArgsOptionsConfig[string]]): string =>
  `  --${name}${type === 'string' ? ` <value>${multiple ? ' …' : ''}` : ''}`;

/** Reads a command's arguments. Throws a sentence where one is not known, and OptionsAsked for `--help`. */
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

/** A command of these options. It has passed unless it says another exit code. */
export const command =
  <const Options extends ParseArgsOptionsConfig>(
    options: Options,
    act: (asked: CommandInput<Options>, args: readonly string[]) => Promise<ExitCode> | Promise<void>,
  ) =>
  async (args: readonly string[]): Promise<ExitCode> =>
    (await act(readArguments(args, options), args)) ?? exitCodes.passed;

/** A whole number from 1 on. Throws a sentence for anything else. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new BenchFailure(`--${name} is "${text}"; it has to be a whole number from 1 on.`);
}

/** The seed that was asked for, or one by chance. Throws a sentence where it is no whole number from 1 on. */
export const seedFrom = (text: string | undefined): number =>
  text === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', text);

/** A share of `3%` or `0.03`. Throws a sentence for anything else. */
export function shareOption(name: string, text: string): number {
  const [, number, percent] = /^([\d.]+)\s*(%?)$/.exec(text) ?? [];
  const value = Number(number) / (percent ? 100 : 1);
  if (Number.isFinite(value)) return value;
  throw new BenchFailure(`--${name} is "${text}"; it has to be a share such as 3% or 0.03.`);
}

/** One of the words that an option may be. Throws a sentence where it is another. */
export function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const found = words.find(word => word === text);
  if (found !== undefined) return found;
  throw new BenchFailure(`--${name} is "${text}"; it can be ${words.join(', ')}.`);
}

/** The items of a list with commas. */
export const listOf = (text: string): string[] => text.split(',').map(item => item.trim()).filter(item => item !== '');

/** The command that began this program, to be typed again. */
export const commandLine = (command: string, args: readonly string[]): string =>
  [program, command, ...args.map(arg => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`))].join(' ');
