import { globSync, readFileSync } from 'node:fs';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';

const places = ['*', 'bench/*', 'bench/peers/*', 'fixtures/*', 'fixtures/{media,wordpress,static/eleventy}/*', 'widgets/*', 'widgets/docs/*'];
const written = globSync(places.map(place => `${place}.md`)).sort();
const built = ['CALLS', 'TOKENS', 'WIDGETS'].map(name => `dist/documents/${name}.md`);

const mostWords = 25;

interface Part {
  type?: string;
  text?: string;
  tokens?: Token[] | undefined;
}

/** What a reader reads, with line breaks as spaces, and names in code as one word. */
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

/** The sentences and the cells of tables that have too many words. */
function tooLong(markdown: string): string[] {
  const texts: string[] = [];
  void marked.walkTokens(marked.lexer(markdown), token => {
    if (isTable(token)) texts.push(...[...token.header, ...token.rows.flat()].map(textOf));
    else if (token.type === 'paragraph' || (token.type === 'text' && token.tokens)) texts.push(...sentencesOf(textOf(token)));
  });
  return texts.filter(text => wordsOf(text) > mostWords);
}

describe('a document', () => {
  test.each([...written, ...built])('has short sentences and cells: %s', path => {
    expect(tooLong(readFileSync(path, 'utf8'))).toEqual([]);
  });
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
