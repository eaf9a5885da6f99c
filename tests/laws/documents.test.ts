import { globSync, readFileSync } from 'node:fs';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';

const places = ['*', 'bench/{,peers/}*', 'fixtures/{media,media/maps,operations,operations/cluster,integrations/*}/*', 'widgets/{,docs/}*', 'scripts/package/*'];
const written = globSync(places.map(place => `${place}.md`)).sort();
const built = ['CALLS', 'TOKENS', 'WIDGETS'].map(name => `dist/documents/${name}.md`);

const mostWords = 25;

/** One word for one thing: what a document does not say, and what it says instead. */
const terms: Readonly<Record<string, string>> = {
  'films?': 'video', medium: 'media', foreign: 'unrendered, of a host page, in another language',
  'kept pages?': 'cached page', 'cache keys?': 'cache tag', 'home ?pages?': 'front page',
  'e-mails?': 'email', users: 'readers', 'style sheets?': 'stylesheet', 'mark-up': 'markup',
};

/** Passives in all documents together, roughly counted: a form of “to be” before a participle. It may only fall. */
const mostPassives = 175;
const irregular = 'built|done|found|given|held|hidden|kept|known|left|lost|made|put|read|run|said|seen|sent|set|shown|taken|told|written';
const passive = new RegExp(`\\b(is|are|was|were|be|been|being) ((not|only|never|also|\\w+ly) )?(\\w+ed|${irregular})\\b`, 'gi');

interface Part {
  type?: string;
  text?: string;
  tokens?: Token[] | undefined;
}

/** Visible text of a document, with line breaks as spaces, and names in code as one word. */
function textOf({ type, text = ' ', tokens }: Part): string {
  if (type === 'codespan') return 'Code';
  return tokens ? tokens.map(textOf).join('') : text.replace(/\s+/g, ' ');
}

/** A list of names in code counts as one word. */
const wordsOf = (text: string): number =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(text.replace(/Code(?:,?(?: and)? Code)+/g, 'Code')))
    .filter(({ isWordLike }) => isWordLike).length;

const sentencesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ segment }) => segment);

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

/** The sentences and the cells of tables of a document. */
function textsOf(markdown: string): string[] {
  const texts: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), token => {
    if (isTable(token)) texts.push(...[...token.header, ...token.rows.flat()].map(textOf));
    else if (token.type === 'paragraph' || (token.type === 'text' && token.tokens)) texts.push(...sentencesOf(textOf(token)));
  });
  return texts;
}

const tooLong = (markdown: string): string[] => textsOf(markdown).filter(text => wordsOf(text) > mostWords);

/** The wrong terms of a document. */
const wrongTerms = (markdown: string): string[] =>
  Object.keys(terms).flatMap(term => textsOf(markdown).join('\n').match(new RegExp(`\\b(${term})\\b`, 'gi')) ?? []);

const passivesOf = (markdown: string): number => textsOf(markdown).join('\n').match(passive)?.length ?? 0;

describe('a document', () => {
  test.each([...written, ...built])('has short sentences and cells: %s', path => {
    expect(tooLong(readFileSync(path, 'utf8'))).toEqual([]);
  });

  test.each(written)('has one word for one thing: %s', path => {
    expect(wrongTerms(readFileSync(path, 'utf8')), JSON.stringify(terms)).toEqual([]);
  });
});

test('all documents together have no more passives than before', () => {
  const all = written.map(path => readFileSync(path, 'utf8')).join('\n\n');
  expect(passivesOf(all)).toBeLessThanOrEqual(mostPassives);
});

test('a wrong term and a passive are found in a sentence and a cell, but not in code', () => {
  const markdown = 'A film was quickly made, in `a film is made`.\n\n| a |\n| --- |\n| Film is kept |';
  expect([wrongTerms(markdown), passivesOf(markdown)]).toEqual([['film', 'Film'], 2]);
});

describe('the count of words', () => {
  const words = (count: number): string => `A${' word'.repeat(count - 1)}`;

  test.each([
    ['a sentence', (count: number) => `Before. ${words(count)}. After.`],
    ['a sentence on two lines', (count: number) => `Before. A\n${words(count - 1)}.`],
    ['a sentence in a list', (count: number) => `- ${words(count)}`],
    ['a cell', (count: number) => `| a |\n| --- |\n| ${words(count)} |`],
    ['a sentence with names', (count: number) => `${words(count - 1)} \`a\`, \`b\` and \`c\`.`],
  ])('finds %s of more than 25 words', (_, markdown) => {
    expect([25, 26].map(count => tooLong(markdown(count)).length)).toEqual([0, 1]);
  });
});
