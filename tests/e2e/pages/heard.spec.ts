import { languages } from '../../../widgets/shared/render/languages.ts';
import { printedExamples, type PrintedState, stylesOfPages } from '../printed-examples.ts';
import { expect, test } from '../test.ts';

/** Puts a state alone on the page, in its language. */
function show({ html, tag, direction }: { html: string; tag: string; direction: string }): void {
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  document.body.innerHTML = `<main>${html}</main>`;
}

// What each box says is in its folder: read it as one who hears it alone. `--update-snapshots` writes it anew.
test('what is heard of every box is what its heard.yml says', async ({ page }) => {
  const examples = await printedExamples();
  await page.setContent(`<style>${stylesOfPages()}</style>`);
  const heard = async ({ title, language, html }: PrintedState): Promise<string> => {
    const { tag, direction } = languages[language];
    await page.evaluate(show, { html, tag, direction });
    const tree = await page.getByRole('main').ariaSnapshot();
    // Where a link leads to, nobody is read.
    return `# ${title}, ${language}\n${tree.replace(/\n *- \/url: .*/g, '')}\n`;
  };
  for (const [folder, states] of examples) {
    const texts: string[] = [];
    for (const state of states) texts.push(await heard(state));
    expect.soft(texts.join('\n'), folder).toMatchSnapshot([...folder.split('/'), 'heard.yml']);
  }
});
