import { describe, expect, test } from 'vitest';
import { checkSameWords, differenceFrom, shownBy } from './same-words.ts';
import { freshFolder } from '../../scripts/test/fresh-folder.ts';

const page = (body: string): string => `<!doctype html><html><head><title>T</title></head><body>${body}</body></html>`;
const difference = (twin: string, other: string): string | null =>
  differenceFrom(shownBy(page(twin)), shownBy(page(other)));

describe('a page shows the same as its twin', () => {
  test('whatever elements, comments and spaces are between the words', () => {
    expect(difference('<p>یک دو</p><p>سه</p>', '<div>\n<x-island><p>یک <!-- -->دو</p></x-island> سه</div>')).toBeNull();
  });

  test('whatever scripts, styles and templates it has', () => {
    const extra = '<script>a()</script><style>b{}</style><template>c</template><noscript>d</noscript>';
    expect(difference('<p>یک</p>', `<p>یک</p>${extra}`)).toBeNull();
  });

  test('whatever else its pictures say', () => {
    expect(difference('<img src="/a.webp">', '<img class="x" src="/a.webp" loading="lazy">')).toBeNull();
  });
});

describe('a page shows something else', () => {
  test.each([
    ['a word is missing', '<p>یک دو سه</p>', '<p>یک سه</p>', /text is "…یکسه…" where the twin's is "…یکدوسه…"/],
    ['a word is added', '<p>یک</p>', '<p>یک دو</p>', /text is "…یکدو…"/],
    ['words are in another order', '<p>یک</p><p>دو</p>', '<p>دو</p><p>یک</p>', /text is "…دویک…"/],
    ['a picture is another', '<img src="/a"><img src="/b">', '<img src="/a"><img src="/c">', /picture 2 is \/c .* \/b/],
    ['a picture is missing', '<img src="/a">', '', /picture 1 is missing where the twin's is \/a/],
    ['a picture is added', '', '<img src="/a">', /picture 1 is \/a where the twin's is missing/],
  ])('where %s', (_, twin, other, sentence) => {
    expect(difference(twin, other)).toMatch(sentence);
  });
});

describe('pages in a folder', () => {
  const { at, write: writeFile } = freshFolder();
  const write = (name: string, body: string): void => writeFile(`${name}/index.html`, page(body));

  test('are read and compared one by one', async () => {
    for (const folder of ['twin', 'peer']) write(`${folder}/news/1`, '<p>یک</p>');
    await expect(checkSameWords(at('peer'), at('twin'), ['news/1'])).resolves.toBeUndefined();
    write('peer/news/1', '<p>دو</p>');
    const check = checkSameWords(at('peer'), at('twin'), ['news/1']);
    await expect(check).rejects.toThrow('does not show what its twin shows: its text is "…دو…"');
  });

  test('may not be missing', async () => {
    write('twin', '<p>یک</p>');
    const check = checkSameWords(at('peer'), at('twin'), ['.']);
    await expect(check).rejects.toThrow(/There is no .*peer\/index.html: build it again/);
  });
});
