import { openStyledPage, printedExamples, type PrintedState, showState } from '../printed-examples.ts';
import { expect, test } from '../test.ts';

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

// What each box says is in its folder: read it as one who hears it alone. `--update-snapshots` writes it anew.
test('what is heard of every box is what its heard.yml says', async ({ page }) => {
  const examples = Map.groupBy(await printedExamples(), ({ folder }) => folder);
  await openStyledPage(page);
  for (const [folder, states] of examples) {
    const texts: string[] = [];
    for (const state of tellingStates(states)) {
      await showState(page, state);
      const tree = await page.getByRole('main').ariaSnapshot();
      // Where a link leads to, nobody is read.
      texts.push(`# ${state.title}, ${state.language}\n${tree.replace(/\n *- \/url: .*/g, '')}\n`);
    }
    expect.soft(texts.join('\n'), folder).toMatchSnapshot([...folder.split('/'), 'heard.yml']);
  }
});
