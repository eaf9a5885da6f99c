import { globSync } from 'node:fs';
import { root } from '../build/paths.ts';
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
    'kernel/display-settings.ts',
    'kernel/display-styles-key.ts',
    'kernel/held-tap.ts',
    'kernel/notice.ts',
    'kernel/press.ts',
    'kernel/view-mode.ts',
    'kernel/width.ts',
    'kernel/reading-size.ts',
    'kernel/convert-digits.ts',
  ],
  // The server draws digits as the phone does, and keeps the view mode under the same name.
  fixtures: ['kernel/types.ts', 'kernel/convert-digits.ts', 'kernel/view-mode.ts', 'widgets', 'scripts/build/page-styles'],
  // The reference of the calls is printed from what widgets say of them; the build knows which languages they speak;
  // the package's commands compare names as the archive compares words.
  scripts: ['documented-call', 'call-text', 'edit-distance', 'examples', 'words'].map(name => `widgets/shared/render/${name}.ts`),
};

const message =
  'Imports point one way: kernel ← widgets ← fixtures ← bench, tests; scripts are beside them, and fixtures take how a page is styled from scripts/build.';

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

const toldToBuild = ['words', 'documented-call', 'call-text'];

/** What builds the product imports none of it but its languages and how calls are told, and no other script. */
const aroundBuild = {
  target: 'scripts/build',
  from: './',
  except: ['./scripts/build', './node_modules', ...toldToBuild.map(name => `./widgets/shared/render/${name}.ts`)],
  message: 'The build imports nothing but packages, itself, the list of languages and how calls are told: bench, tests, lint and other scripts import it.',
};

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

/** Rooms, each of which builds on those of the lines above its own. `render` is what only servers use. */
const rooms = {
  'widgets/shared': [
    ['base'],
    ['markup'],
    ['calls'],
    ['island', 'render'],
    ['fields', 'votes'],
    ['adverts', 'comments', 'news-list', 'template', 'viewer'],
    ['notice', 'playback'],
    ['testing'],
  ],
  fixtures: [['wording'], ['content'], ['pages'], ['catalogue'], ['docs'], ['origin']],
  bench: [['statistics', 'subjects'], ['results'], ['browser', 'report'], ['visits', 'peers'], ['budget'], ['commands']],
};

const betweenRooms = Object.entries(rooms).flatMap(([folder, lines]) => {
  const order = lines.map(line => line.join(', ')).join(' ← ');
  for (const path of globSync(`${folder}/*/**/*.ts`, { cwd: root })) {
    const [room = ''] = path.slice(folder.length + 1).split('/');
    if (!lines.flat().includes(room)) throw new Error(`${folder}/${room} has no place in scripts/lint/layers.mjs: ${order}`);
  }
  return lines.flatMap((line, index) =>
    line.map(room => ({
      target: `${folder}/${room}`,
      from: lines.slice(index).flat().filter(other => other !== room).map(other => `${folder}/${other}`),
      message: `The rooms of ${folder} build on each other in one order: ${order}.`,
    })),
  );
}).filter(({ from }) => from.length > 0);

/** The rooms of the newsroom's server; the files beside them put them together. */
const server = ['telemetry', 'start', 'store', 'search', 'context', 'replies', 'routes'];

const betweenServerRooms = server.map((room, index) => ({
  target: `fixtures/origin/${room}`,
  from: 'fixtures/origin',
  except: [...server.slice(0, index + 1), 'testing'].map(earlier => `./${earlier}`),
  message: `The rooms of the server build on each other in one order: ${server.join(' ← ')}.`,
}));

/** The zones of import-x/no-restricted-paths. */
export const zones = [...betweenLayers, aroundBuild, ...betweenWidgets, ...betweenRooms, ...betweenServerRooms];

/** The files whose default export is a widget's mount. */
export const mounts = folders.map(({ entry }) => entry);

/** What only servers, the catalogue and tests read: it never reaches the phone. */
export const rendered = [
  'widgets/**/{box,examples,calls,formats,request,documented-*,example-*,rendered-*}.{ts,tsx}',
  'widgets/shared/render/**',
];

/** Imports that lead to it. */
export const renderedImports = {
  regex: String.raw`(^|/)((render/.*|box|examples|calls|formats|request|(documented|example|rendered)-[\w-]+)\.tsx?|words\.json)$`,
  message: 'That is for servers and never reaches the phone: the words are in the markup.',
};
