import { endlessWord, hostileText } from '../../widgets/shared/render/examples.ts';
import { openStyledPage, printedExamples, showStates } from '../testing/printed-examples.ts';
import { expect, test } from '../testing/test.ts';

/** Stands for a text from elsewhere: letters of both directions could be in it, and it ends none of what it begins. */
const mark = '\u2067';

/** Examples put both together, and count as one. */
const texts = [hostileText, endlessWord].map(text => text.trim());

/**
 * Visible texts that could change the direction of the words around them: neither an element nor characters isolate
 * them from the other texts of their line.
 */
function unisolated([mark, texts]: readonly [mark: string, texts: readonly string[]]): string[] {
  const exampleOf = (element: Element): string => `${element.closest<HTMLElement>('[data-example]')?.dataset.example}:`;
  const isInline = (element: Element): boolean => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const isApart = (element: Element): boolean => /^(isolate|plaintext)/.test(getComputedStyle(element).unicodeBidi);
  const isOthers = (text: string): boolean =>
    /\S/.test(texts.reduce((rest, other) => rest.replaceAll(other, ''), text));
  const isKeptApart = (text: string): boolean => /^[^\u2068]*\u2068.*\u2069[^\u2069]*$/s.test(text);

  /** The text of a line beside a node: what is a block in it, or kept apart, is nothing to the rest. */
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

test('a text of another direction does not turn the words around it', async ({ page }) => {
  await openStyledPage(page);
  const hostile = (await printedExamples()).filter(({ print }) => print().includes(mark));
  for (const states of Map.groupBy(hostile, ({ language }) => language).values()) {
    await showStates(page, states);
    expect.soft(await page.evaluate(unisolated, [mark, texts] as const)).toEqual([]);
  }
  expect(hostile.length).toBeGreaterThan(40);
});
