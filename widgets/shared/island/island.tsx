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
 * Markup that no view of ours printed (no `data-view`) is replaced by the view once.
 */
export function island<Props extends object>(
  parse: (box: HTMLElement, reader?: ForeignReader) => Props,
  View: ComponentType<Props & ViewProps>,
): Mount {
  return async (box, kernel) => {
    const foreign = box.dataset.view === undefined ? await import('./foreign-markup.ts') : undefined;
    const props = parse(box, foreign?.foreignReader);
    return new Promise((resolve, reject) => {
      const restore = foreign?.replaceMarkup(box);
      const mounted = (): void => {
        restore?.();
        resolve(() => root.unmount());
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
