import Squire from 'squire-rte';
import { cleanRichText, richNodes, undoneRichText } from './rich-text-html.ts';

/**
 * Keys without a function in the editor: Tab for indenting, because it must leave the field, and marks that are not
 * stored.
 */
const keysWithoutEffect = ['Tab', 'Shift-Tab', 'Ctrl-d', 'Meta-d'].concat(
  ['5', '6', '7'].flatMap(digit => [`Ctrl-Shift-${digit}`, `Meta-Shift-${digit}`]),
);

/** Returns true for formats in the browser's own menus that are not stored. */
const isUnknownMark = ({ inputType }: InputEvent): boolean =>
  /^format(?!Bold$|Italic$|Underline$|Remove$)/.test(inputType);

/** Squire for pages with Trusted Types: sanitises HTML before it becomes markup. */
export class RichTextEditor extends Squire {
  /** Fills the region and makes it editable. */
  constructor(region: HTMLElement, html: string) {
    // Must run before Squire's own listener, which also captures.
    region.addEventListener('beforeinput', event => isUnknownMark(event) && stop(event), true);
    super(region, {
      blockTag: 'P',
      addLinks: false,
      sanitizeToDOMFragment: richNodes,
      didError: error => console.error(error),
    });
    for (const key of keysWithoutEffect) this.setKeyHandler(key, null);
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- Squire's own method, not the element's
    this.setHTML(html);
  }

  /** The sanitised content. Empty without text. */
  get content(): string {
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- Squire's own method, not the element's
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
