import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Kernel, Mount } from '../../../kernel/types.ts';
import type { ForeignReader } from './foreign-reader.ts';

/** What every view is handed beside its own props. */
export interface ViewProps {
  kernel: Kernel;
}

/** Says when the view's handlers are in place: at once in Preact, a moment later in React. */
function Mounted({ children, onMounted }: { children: ReactNode; onMounted: () => void }): ReactNode {
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}

/**
 * A widget's mount: the box's own markup is parsed into props, and the view hydrates that very markup.
 * Markup that no view of ours printed (no `data-view`) is replaced by the view once, and so is what a view has left in
 * a box that was unmounted: the reader may have changed it since it was printed.
 */
export function island<Props extends object>(
  parse: (box: HTMLElement, reader?: ForeignReader) => Props,
  View: ComponentType<Props & ViewProps>,
): Mount {
  return async (box, kernel) => {
    const foreign = box.dataset.view === '' ? undefined : await import('./foreign-markup.ts');
    const props = parse(box, foreign?.foreignReader);
    return new Promise((resolve, reject) => {
      const restore = foreign?.replaceMarkup(box);
      const mounted = (): void => {
        restore?.();
        resolve(() => {
          // Both runtimes empty the box. A copy has none of their listeners.
          const left = box.cloneNode(true);
          root.unmount();
          box.replaceChildren(...left.childNodes);
          box.dataset.view = 'left';
        });
      };
      const view = (
        <Mounted onMounted={mounted}>
          <View {...props} kernel={kernel} />
        </Mounted>
      );
      const options = { onUncaughtError: reject };
      const root: Root = foreign ? createRoot(box, options) : hydrateRoot(box, view, options);
      if (foreign) root.render(view);
    });
  };
}
