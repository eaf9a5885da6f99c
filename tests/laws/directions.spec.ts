import { endlessWord, hostileText } from '../../widgets/shared/render/examples.ts';
import { openStyledPage, printedExamples, showStates } from '../testing/printed-examples.ts';
import { expect, test } from '../testing/test.ts';

/** Marks text from elsewhere, which may contain both directions: the mark opens an isolate and does not close it. */
const mark = '\u2067';

/** Texts from elsewhere. Examples join them, so that they count as one. */
const texts = [hostileText, endlessWord].map(text => text.trim());

/**
 * Returns the visible texts from elsewhere that could change the direction of other text on their line, because neither
 * an element nor characters isolate them.
 */
function unisolated([mark, texts]: readonly [mark: string, texts: readonly string[]]): string[] {
  const exampleOf = (element: Element): string => `${element.closest<HTMLElement>('[data-example]')?.dataset.example}:`;
  const isInline = (element: Element): boolean => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const isApart = (element: Element): boolean => /^(isolate|plaintext)/.test(getComputedStyle(element).unicodeBidi);
  const isOthers = (text: string): boolean =>
    /\S/.test(texts.reduce((rest, other) => rest.replaceAll(other, ''), text));
  const isKeptApart = (text: string): boolean => /^[^\u2068]*\u2068.*\u2069[^\u2069]*$/s.test(text);

  /** Returns the text on the same line as a node. Skips blocks and isolated elements, which do not affect that line. */
  function textBeside(node: Node, except: Node): string {
    if (node === except) return '';
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || !isInline(node) || isApart(node)) return '';
    return Array.from(node.childNodes, child => textBeside(child, except)).join('');
  }

  function isSafe(text: Text, parent: Element): boolean {
    if (isOthers(text.data)) return isKeptApart(text.data);
    let line = parent;
    while (line.parentElement && isInline(line)) {
      if (isApart(line)) return true;
      line = line.parentElement;
    }
    return isApart(line) || !/\S/.test(Array.from(line.childNodes, child => textBeside(child, text)).join(''));
  }

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const { parentElement } = text;
    if (!parentElement || !text.data.includes(mark) || parentElement.closest('[hidden],.visually-hidden,select')) continue;
    if (!isSafe(text, parentElement)) found.push(`${exampleOf(parentElement)} ${parentElement.outerHTML.slice(0, 200)}`);
  }
  for (const element of document.querySelectorAll('[title],[placeholder]')) {
    const shown = element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '';
    if (shown.includes(mark) && isOthers(shown) && !isKeptApart(shown)) found.push(`${exampleOf(element)} ${element.outerHTML.slice(0, 200)}`);
  }
  return found;
}

test('a text in another direction does not reorder the text around it', async ({ page }) => {
  await openStyledPage(page);
  const hostile = (await printedExamples()).filter(({ print }) => print().includes(mark));
  for (const states of Map.groupBy(hostile, ({ language }) => language).values()) {
    await showStates(page, states);
    expect.soft(await page.evaluate(unisolated, [mark, texts] as const)).toEqual([]);
  }
  expect(hostile.length).toBeGreaterThan(40);
});
