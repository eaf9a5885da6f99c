/** The elements of page translators, whose name is no longer of use to others. */
const name: string = 'font';

/** Translates a text as a page translator does: it puts elements of its own in the place of each text node. */
function translateText(text: Text): void {
  if (text.data.trim() === '' || text.parentElement?.closest('font,script,style,template')) return;
  const [outer, inner] = [document.createElement(name), document.createElement(name)];
  inner.append(`«${text.data}»`);
  outer.append(inner);
  text.replaceWith(outer);
}

function textsIn(root: Node): Text[] {
  if (root instanceof Text) return [root];
  return [...root.childNodes].flatMap(textsIn);
}

/** Texts after which it gives up: somebody rewrites them for ever. */
const most = 100;

/** Translates a page, and what comes into it from then on, as browsers do. Says how many texts it has translated. */
export function startTranslator(): { texts: () => number; stop: () => void } {
  let count = 0;
  function translate(root: Node): void {
    for (const text of textsIn(root)) {
      translateText(text);
      if (!text.isConnected) count++;
    }
  }
  const watch = new MutationObserver(records => {
    for (const { target } of records) if (target.isConnected) translate(target);
    if (count > most) watch.disconnect();
  });
  translate(document.body);
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  return { texts: () => count, stop: () => watch.disconnect() };
}
