import { openStyledPage, printedExamples, type PrintedState, showState } from '../testing/printed-examples.ts';
import { expect, test } from '../testing/test.ts';
import { opened } from '../testing/viewer.ts';

/** More HTML is that of a list which goes on and on. */
const mostLetters = 12_000;

/** In each language the first state of a widget, and that with most to say. */
function tellingStates(states: readonly PrintedState[]): PrintedState[] {
  return ['fa', 'en'].flatMap(language => {
    const [first, ...others] = states.filter(state => state.language === language);
    const [longest] = others
      .filter(({ title, html }) => html.length < mostLetters && !/hostile/.test(title))
      .sort((one, other) => other.html.length - one.html.length);
    return [first, longest].filter(state => state !== undefined);
  });
}

/** Where a link leads to, nobody is read. */
const withoutAddresses = (tree: string): string => tree.replace(/\n *- \/url: .*/g, '');

// What each box says is in its folder: read it as one who hears it alone. `--update-snapshots` writes it anew.
test('what is heard of every box is what its heard.yml says', async ({ page }) => {
  const examples = Map.groupBy(await printedExamples(), ({ folder }) => folder);
  await openStyledPage(page);
  for (const [folder, states] of examples) {
    const texts: string[] = [];
    for (const state of tellingStates(states)) {
      await showState(page, state);
      const tree = await page.getByRole('main').ariaSnapshot();
      texts.push(`# ${state.title}, ${state.language}\n${withoutAddresses(tree)}\n`);
    }
    expect.soft(texts.join('\n'), folder).toMatchSnapshot([...folder.split('/'), 'heard.yml']);
  }
});

const opening = [
  { folder: 'page/menu', address: '/en', opener: '.menu-trigger', over: '.menu-drawer' },
  { folder: 'page/accessibility', address: '/en', opener: '[data-widget=accessibility] button', over: '.accessibility-menu' },
  { folder: 'page/search-overlay', address: '/en', opener: '[data-widget=search-overlay] button', over: 'dialog[open]' },
  { folder: 'article/gallery', address: '/news/1321', opener: '.gallery [data-slide]', over: '.lightbox' },
  { folder: 'media/story', address: '/en/catalogue/story', opener: '[data-widget=story] button', over: '.story-dialog' },
] as const;

test('what is heard of what opens over a page is what its heard-open.yml says', async ({ page }) => {
  for (const { folder, address, opener, over: selector } of opening) {
    await page.goto(address);
    await page.locator(opener).first().tap();
    const over = page.locator(selector);
    await expect(over).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if (folder === 'article/gallery') await opened(page);
    const tree = await over.ariaSnapshot();
    expect.soft(withoutAddresses(tree), folder).toMatchSnapshot([...folder.split('/'), 'heard-open.yml']);
  }
});
