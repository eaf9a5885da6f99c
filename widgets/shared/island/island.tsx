import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Kernel, Mount } from '../../../kernel/types.ts';
import type { Markup } from './unrendered-markup.ts';
import type { UnrenderedParser } from './unrendered-parser.ts';

/** Props that every view receives in addition to its own. */
export interface ViewProps {
  kernel: Kernel;
}

const markupOf = (box: HTMLElement): Markup => [document.activeElement, ...box.childNodes];

/**
 * Copies the content of a box, without its listeners. The copy belongs to a document without a window, so it loads no
 * pictures.
 */
const copyOf = (box: HTMLElement): ChildNode[] => {
  const elsewhere = document.cloneNode() as Document;
  return [...elsewhere.importNode(box, true).childNodes];
};

/**
 * Creates a widget's mount function. It parses the box's markup into props, and the view hydrates that markup. If no
 * view of ours rendered the markup (no `data-view`), adds missing messages and replaces it with the view. Does the same
 * after an unmount, because the reader may have changed the markup since it was rendered. If the view throws at any
 * time, restores the earlier markup with everything that the reader has typed, chosen and focused.
 */
export function island<Props extends object>(
  parse: (box: HTMLElement, parser?: UnrenderedParser) => Props,
  View: ComponentType<Props & ViewProps>,
): Mount {
  return async (box, kernel) => {
    const isRendered = box.dataset.view === '';
    // Loads in parallel with the module that imports this file.
    if (!isRendered) import('../markup/sentences.ts').catch(() => {});
    const unrendered = isRendered ? undefined : await import('./unrendered-markup.ts');
    await unrendered?.addSentences(box, kernel);
    const props = parse(box, unrendered?.unrenderedParser);
    let before = markupOf(box);
    const touched = unrendered?.touchedIn(box);
    const printed = unrendered ? [...box.childNodes] : copyOf(box);

    return new Promise((resolve, reject) => {
      let view: ReactNode = <View {...props} kernel={kernel} />;
      let failure: [error: unknown] | undefined;
      let isShown = false;
      let fail = reject;

      const unmount = (): void => {
        // React and Preact empty the box at unmount.
        const left = copyOf(box);
        root.unmount();
        box.replaceChildren(...left);
        box.dataset.view = 'left';
      };

      /**
       * Runs once the view has its handlers (at once in Preact, a moment later in React), or once it has thrown and
       * been removed.
       */
      function settle(): void {
        if (failure) {
          const [error] = failure;
          failure = undefined;
          box.replaceChildren(...printed);
          kernel.scan(box);
          void import('./unrendered-markup.ts').then(({ carryOverState }) => carryOverState(before, box));
          fail(error);
        } else {
          unrendered?.carryOverState(before, box, touched);
          isShown = true;
          // An effect may have thrown in the meantime.
          queueMicrotask(() => {
            fail = error => kernel.fail(box, error);
            resolve(unmount);
          });
        }
      }

      class Guard extends Component {
        static getDerivedStateFromError(error: unknown): object {
          view = null;
          if (isShown) before = markupOf(box);
          failure = [error];
          return failure;
        }

        override componentDidMount = settle;
        override componentDidUpdate = settle;
        override render = (): ReactNode => view;
      }

      // The box reports the error itself.
      const options = { onCaughtError: () => {} };
      if (unrendered) box.replaceChildren();
      const root: Root = unrendered ? createRoot(box, options) : hydrateRoot(box, <Guard />, options);
      if (unrendered) root.render(<Guard />);
    });
  };
}
