import { widgetFolders } from '../build/widget-folders.ts';

const layers = ['kernel', 'widgets', 'styles', 'fixtures', 'bench', 'scripts', 'tests'];

/** What each layer may import of the others; packages and its own files it may import anyway. */
const mayImport = {
  kernel: [],
  // What the first-paint script or few widgets need is not among what the kernel hands them. The rules of forms read
  // digits at the origin, too, where no kernel is handed to them.
  widgets: [
    'kernel/types.ts',
    'kernel/cookies.ts',
    'kernel/held-tap.ts',
    'kernel/notice.ts',
    'kernel/press.ts',
    'kernel/view-mode.ts',
    'kernel/width.ts',
    'kernel/reading-size.ts',
    'kernel/convert-digits.ts',
  ],
  // The server draws digits as the phone does, and keeps the view mode under the same name.
  fixtures: ['kernel/types.ts', 'kernel/convert-digits.ts', 'kernel/view-mode.ts', 'widgets'],
  // The reference of the calls is printed from what widgets say of them.
  scripts: ['widgets/shared/print/documented-call.ts', 'widgets/shared/print/call-text.ts'],
};

const message = 'Imports point one way: kernel ← widgets ← fixtures ← bench, tests; scripts are alone.';

/** The kernel may not even import a package. */
const betweenLayers = Object.entries(mayImport).flatMap(([target, allowed]) =>
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

const folders = widgetFolders();

/** A widget is one folder and what all share; what widgets share knows none of them. */
const betweenWidgets = [
  ...folders.map(({ name, group }) => ({
    target: `widgets/${group}/${name}`,
    from: 'widgets',
    except: [`./${group}/${name}`, './shared', './stylesheets.d.ts'],
    message: 'A widget imports no other widget: what two need has a room in widgets/shared.',
  })),
  {
    target: 'widgets/shared',
    from: 'widgets',
    except: ['./shared', './stylesheets.d.ts'],
    message: 'What widgets share knows none of them.',
  },
];

/** The rooms of the newsroom, each with those that build on it. */
const newsroom = ['wording', 'content', 'pages', 'catalogue', 'origin'];

const betweenRooms = newsroom.slice(0, -1).map((room, index) => ({
  target: `fixtures/${room}`,
  from: newsroom.slice(index + 1).map(later => `fixtures/${later}`),
  message: 'The rooms of the newsroom build on each other in one order: wording ← content ← pages ← catalogue ← origin.',
}));

/** The rooms of the newsroom's server; the files beside them put them together. */
const server = ['start', 'store', 'search', 'context', 'replies', 'routes'];

const betweenServerRooms = server.map((room, index) => ({
  target: `fixtures/origin/${room}`,
  from: 'fixtures/origin',
  except: [...server.slice(0, index + 1), 'testing'].map(earlier => `./${earlier}`),
  message: `The rooms of the server build on each other in one order: ${server.join(' ← ')}.`,
}));

/** The zones of import-x/no-restricted-paths. */
export const zones = [...betweenLayers, ...betweenWidgets, ...betweenRooms, ...betweenServerRooms];

/** The files whose default export is a widget's mount. */
export const mounts = folders.map(({ entry }) => entry);

/** What only servers, the catalogue and tests read: it never reaches the phone. */
export const printed = ['widgets/**/{box,examples,calls,formats,words,request,printed-*}.{ts,tsx}', 'widgets/shared/print/**'];

/** Imports that lead to it. */
export const printedImports = {
  regex: String.raw`(^|/)(print/.*|box|examples|calls|formats|words|request|printed-[\w-]+)\.tsx?$`,
  message: 'That is for servers and never reaches the phone: the words are in the markup.',
};
