import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Kernel, Mount } from '../../../kernel/types.ts';
import type { Markup } from './unrendered-markup.ts';
import type { UnrenderedParser } from './unrendered-parser.ts';

/** Props of every view beside its own. */
export interface ViewProps {
  kernel: Kernel;
}

const markupOf = (box: HTMLElement): Markup => [document.activeElement, ...box.childNodes];

/** Copies the content of a box, without its listeners; pictures are not loaded, for there is no window. */
const copyOf = (box: HTMLElement): ChildNode[] => {
  const elsewhere = document.cloneNode() as Document;
  return [...elsewhere.importNode(box, true).childNodes];
};

/**
 * A widget's mount: the box's own markup is parsed into props, and the view hydrates that very markup.
 * Markup that no view of ours printed (no `data-view`) gets the sentences it lacks, and is replaced by the view once;
 * so is what a view has left in a box that was unmounted: the reader may have changed it since it was printed. A box
 * whose view throws, whenever that is, has the markup that it had, with what the reader has typed, chosen and
 * focused.
 */
export function island<Props extends object>(
  parse: (box: HTMLElement, parser?: UnrenderedParser) => Props,
  View: ComponentType<Props & ViewProps>,
): Mount {
  return async (box, kernel) => {
    const isRendered = box.dataset.view === '';
    // Beside what asks for them, if it does.
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
        // Both runtimes empty the box.
        const left = copyOf(box);
        root.unmount();
        box.replaceChildren(...left);
        box.dataset.view = 'left';
      };

      /** The view has its handlers, at once in Preact, a moment later in React; or it has thrown, and is gone. */
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
          // An effect may have thrown meanwhile.
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

      // The box says it.
      const options = { onCaughtError: () => {} };
      if (unrendered) box.replaceChildren();
      const root: Root = unrendered ? createRoot(box, options) : hydrateRoot(box, <Guard />, options);
      if (unrendered) root.render(<Guard />);
    });
  };
}
