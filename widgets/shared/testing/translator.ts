/** Element name that page translators use. */
const name: string = 'font';

/** Translates a text as a page translator does, by wrapping it in its own elements. */
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

/** Stops after this many texts, because some code rewrites them in a loop. */
const most = 100;

/** Translates the page and all later changes, as browsers do. `texts` returns the number of translated texts. */
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
