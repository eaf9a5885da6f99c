import { ariaRoles, ariaTree } from '../testing/aria-tree.ts';
import { openStyledPage, printedExamples, type PrintedState, showStates } from '../testing/printed-examples.ts';
import { expect, test } from '../testing/test.ts';
import { opened } from '../testing/viewer.ts';

/** Skips states with more HTML than this: they are long lists of repeated items. */
const mostLetters = 12_000;

/** Returns the first state of a widget and its longest one, in Persian and in English. */
function tellingStates(states: readonly PrintedState[]): PrintedState[] {
  return ['fa', 'en'].flatMap(language => {
    const [first, ...others] = states.filter(state => state.language === language);
    const [longest] = others
      .filter(({ title, print }) => print().length < mostLetters && !/hostile/.test(title))
      .sort((one, other) => other.print().length - one.print().length);
    return [first, longest].filter(state => state !== undefined);
  });
}

interface Snapshot {
  title: string;
  language: string;
  snapshot: string;
}

/**
 * Returns the text of a state for the snapshot file. Skips a state in the second language unless it has a new role:
 * pseudo-locale.isolated.test.ts proves that its words are translated.
 */
function keptText({ title, language, snapshot }: Snapshot, earlier: readonly Snapshot[]): string[] {
  const twin = earlier.find(state => state.title === title);
  if (twin && ariaRoles(snapshot).isSubsetOf(ariaRoles(twin.snapshot))) return [];
  const heading = `# ${title}, ${language}`;
  const same = earlier.find(state => ariaTree(state.snapshot) === ariaTree(snapshot));
  return [`${heading}\n${same ? `- as ${same.title}` : ariaTree(snapshot)}\n`];
}

const examples = Map.groupBy(await printedExamples(), ({ group, name }) => `${group}/${name}`);

// Each box has its snapshot in its folder. `--update-snapshots` rewrites it; check the changes as a screen reader would
// read them.
for (const [group, folders] of Map.groupBy(examples, ([folder]) => folder.split('/')[0])) {
  test(`boxes of ${group} match their aria-snapshot.yml`, async ({ page }) => {
    await openStyledPage(page);
    for (const [folder, states] of folders) {
      const snapshots: Snapshot[] = [];
      for (const state of tellingStates(states)) {
        await showStates(page, [state]);
        snapshots.push({ ...state, snapshot: await page.getByRole('main').ariaSnapshot() });
      }
      const texts = snapshots.flatMap((state, index) => keptText(state, snapshots.slice(0, index)));
      expect.soft(texts.join('\n'), folder).toMatchSnapshot([...folder.split('/'), 'aria-snapshot.yml']);
    }
  });
}

const opening = [
  { folder: 'page/menu', address: '/en', opener: '.menu-trigger', over: '.menu-drawer' },
  { folder: 'page/accessibility', address: '/en', opener: '.accessibility > button', over: '.accessibility-menu' },
  { folder: 'page/search-overlay', address: '/en', opener: '[data-widget=search-overlay] button', over: 'dialog[open]' },
  { folder: 'article/gallery', address: '/news/1321', opener: '.gallery [data-slide]', over: '.lightbox' },
  { folder: 'media/story', address: '/en/catalogue/story', opener: '[data-widget=story] button', over: '.story-dialog' },
] as const;

test('overlays match their aria-snapshot-open.yml', async ({ page }) => {
  for (const { folder, address, opener, over: selector } of opening) {
    await page.goto(address);
    await page.locator(opener).first().tap();
    const over = page.locator(selector);
    await expect(over).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // The suggested searches load from a file of their own.
    if (folder === 'page/search-overlay') await expect(over.getByRole('link').first()).toBeVisible();
    if (folder === 'article/gallery') await opened(page);
    expect.soft(ariaTree(await over.ariaSnapshot()), folder).toMatchSnapshot([...folder.split('/'), 'aria-snapshot-open.yml']);
  }
});
