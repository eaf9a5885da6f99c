import { relative } from 'node:path';
import { root } from '../build/paths.ts';
import { widgetFolders } from '../build/widget-folders.ts';

const layers = ['kernel', 'widgets', 'styles', 'fixtures', 'bench', 'scripts', 'tests'];

/** What each layer may import of the others; packages and its own files it may import anyway. */
const mayImport = {
  kernel: [],
  // view-mode.ts, width.ts and reading-size.ts are for the first-paint script and the widgets; the kernel's own file
  // does not hold them. The rules of forms read digits at the origin, too, where no kernel is handed to them.
  widgets: [
    'kernel/types.ts',
    'kernel/view-mode.ts',
    'kernel/width.ts',
    'kernel/reading-size.ts',
    'kernel/convert-digits.ts',
  ],
  // The server draws digits as the phone does.
  fixtures: ['kernel/types.ts', 'kernel/convert-digits.ts', 'widgets'],
  // The reference of the calls is printed from what widgets say of them.
  scripts: ['widgets/shared/print/documented-call.ts'],
};

const message = 'Imports point one way: kernel ← widgets ← fixtures ← bench, tests; scripts are alone.';

/** The zones of import-x/no-restricted-paths. The kernel may not even import a package. */
export const zones = Object.entries(mayImport).flatMap(([target, allowed]) =>
  target === 'kernel'
    ? { target, from: './', except: ['./kernel'], message: 'The kernel imports nothing but itself.' }
    : layers
        .filter(layer => layer !== target && !allowed.includes(layer))
        .map(layer => ({
          target,
          from: layer,
          except: allowed.filter(path => path.startsWith(`${layer}/`)).map(path => path.slice(layer.length + 1)),
          message,
        })),
);

/** The files whose default export is a widget's mount. */
export const mounts = widgetFolders().map(({ entry }) => relative(root, entry));
