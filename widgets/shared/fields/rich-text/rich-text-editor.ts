import Squire from 'squire-rte';
import { cleanRichText, richNodes, undoneRichText } from './rich-text-html.ts';

/** Keys without effect: indenting with Tab, which leaves the field, and marks that are not kept. */
const keysWithoutEffect = ['Tab', 'Shift-Tab', 'Ctrl-d', 'Meta-d'].concat(
  ['5', '6', '7'].flatMap(digit => [`Ctrl-Shift-${digit}`, `Meta-Shift-${digit}`]),
);

/** Marks that the browser's own menus offer, and that are not kept. */
const isUnknownMark = ({ inputType }: InputEvent): boolean =>
  /^format(?!Bold$|Italic$|Underline$|Remove$)/.test(inputType);

/** Squire as a strict page has it: what becomes markup is sanitised first. */
export class RichTextEditor extends Squire {
  /** Fills the region and makes it editable. */
  constructor(region: HTMLElement, html: string) {
    // Before Squire, which listens in this phase, too.
    region.addEventListener('beforeinput', event => isUnknownMark(event) && stop(event), true);
    super(region, {
      blockTag: 'P',
      addLinks: false,
      sanitizeToDOMFragment: richNodes,
      didError: error => console.error(error),
    });
    for (const key of keysWithoutEffect) this.setKeyHandler(key, null);
    // oxlint-disable-next-line dakkeh/no-restricted-syntax -- Squire's own method, not the element's
    this.setHTML(html);
  }

  /** Visible content, as it may be kept; empty without a text. */
  get content(): string {
    // oxlint-disable-next-line dakkeh/no-restricted-syntax -- Squire's own method, not the element's
    return cleanRichText(this.getHTML());
  }

  override _setRawHTML(html: string): Squire {
    return super._setRawHTML(undoneRichText(html));
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
