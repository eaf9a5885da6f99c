import { globSync } from 'node:fs';
import { root } from '../build/paths.ts';
import { widgetFolders } from '../build/widget-folders.ts';

const layers = ['kernel', 'widgets', 'styles', 'fixtures', 'bench', 'scripts', 'tests'];

/** Files in `target` import nothing from `from`, except these files and folders in it. */
interface Zone {
  target: string | readonly string[];
  from: string;
  except?: readonly string[];
  message: string;
}

/** Imports allowed for each layer; packages and its own files are always allowed. */
const mayImport: Record<string, string[]> = {
  kernel: [],
  // The kernel does not hand widgets the parts that only the first-paint script or few widgets need. The rules of forms
  // read digits at the origin, too, where no kernel is handed to them.
  widgets: [
    'kernel/types.ts',
    'kernel/cookies.ts',
    'kernel/choices.ts',
    'kernel/display-settings.ts',
    'kernel/display-styles-key.ts',
    'kernel/guarded.ts',
    'kernel/held-tap.ts',
    'kernel/notice.ts',
    'kernel/press.ts',
    'kernel/view-mode.ts',
    'kernel/width.ts',
    'kernel/reading-size.ts',
    'kernel/convert-digits.ts',
  ],
  styles: [],
  // The server draws digits as the phone does, and keeps the view mode under the same name. Who runs it for real, and
  // who tries other systems with it, starts programs as the scripts do.
  fixtures: [
    ...['types', 'convert-digits', 'view-mode'].map(name => `kernel/${name}.ts`),
    ...['widgets', 'styles/critical', 'scripts'],
  ],
  // The reference of the calls is printed from what widgets say of them; the build knows which languages they speak.
  scripts: [
    ...['documented-call', 'call-text', 'examples', 'table', 'words'].map(name => `widgets/shared/render/${name}.ts`),
    'widgets/package',
    'styles/critical',
  ],
};

const message =
  'Imports point one way: kernel ← widgets ← fixtures ← bench, tests. Servers and the build take how a page is styled from styles/critical.';

const folders = widgetFolders();

/** Folders of a layer. The package's work on a desk is no widget. */
const placesOf = (layer: string): string | string[] =>
  layer === 'widgets' ? [...new Set(folders.map(({ group }) => `widgets/${group}`)), 'widgets/shared'] : layer;

/** The kernel may not even import a package. */
const betweenLayers: Zone[] = Object.entries(mayImport).flatMap(([target, allowed]) =>
  target === 'kernel'
    ? { target, from: '.', except: ['./kernel'], message: 'The kernel imports nothing but itself.' }
    : layers
        .filter(layer => layer !== target && !allowed.includes(layer))
        .map(layer => ({
          target: placesOf(target),
          from: layer,
          except: allowed.filter(path => path.startsWith(`${layer}/`)).map(path => path.slice(layer.length + 1)),
          message,
        })),
);

const toldToBuild = ['words', 'documented-call', 'call-text', 'table'];

/** The build imports only packages, itself, languages, words for calls and tables, critical styles and file names. */
const aroundBuild = {
  target: 'scripts/build',
  from: '.',
  except: [
    ...['./scripts/build', './styles/critical', './widgets/package/content-hash.ts', './node_modules'],
    ...toldToBuild.map(name => `./widgets/shared/render/${name}.ts`),
  ],
  message: 'The build imports nothing but packages, itself, the list of languages, how calls and tables are told, styles/critical and how files are named: bench, tests, lint and other scripts import it.',
};

/** Only those who run the server start programs as the scripts do. */
const withoutScripts = { target: ['fixtures/newsroom', 'fixtures/server'], from: 'scripts', message };

/** The package's commands and its server: they know widgets by what the build says of them. */
const aroundPackage = {
  target: 'widgets/package',
  from: '.',
  except: ['./widgets/package', './widgets/shared/render', './styles/critical', './node_modules'],
  message: 'widgets/package imports packages, itself, widgets/shared/render and styles/critical.',
};

/** A widget is one folder and what all share; what widgets share knows none of them. */
const betweenWidgets = [
  ...folders.map(({ name, group }) => ({
    target: `widgets/${group}/${name}`,
    from: 'widgets',
    except: [`./${group}/${name}`, './shared', './stylesheets.d.ts'],
    message: 'A widget imports no other widget: what two need belongs into widgets/shared.',
  })),
  {
    target: 'widgets/shared',
    from: 'widgets',
    except: ['./shared', './stylesheets.d.ts'],
    message: 'What widgets share knows none of them.',
  },
];

/** Folders, each of which builds on those of the lines above its own. `render` is what only servers use. */
const folderLayers: Record<string, string[][]> = {
  'widgets/shared': [
    ['base'],
    ['markup'],
    ['calls'],
    ['island', 'render'],
    ['fields', 'votes'],
    ['adverts', 'comments', 'saved-pages', 'news-list', 'template', 'viewer'],
    ['notice', 'playback'],
    ['testing'],
  ],
  fixtures: [['newsroom'], ['server'], ['operations'], ['integrations']],
  'fixtures/newsroom': [['wording'], ['content'], ['pages'], ['catalogue'], ['docs']],
  'fixtures/server': [['telemetry'], ['store'], ['search'], ['http'], ['middleware'], ['replies'], ['routes'], ['testing']],
  'fixtures/operations': [['start'], ['cdn', 'postgres'], ['desk'], ['cluster'], ['testing']],
  bench: [['statistics', 'sites'], ['results'], ['browser', 'report'], ['visits', 'peers', 'field'], ['budget'], ['commands']],
};

const betweenFolders = Object.entries(folderLayers).flatMap(([folder, lines]) => {
  const order = lines.map(line => line.join(', ')).join(' ← ');
  for (const path of globSync(`${folder}/*/**/*.ts`, { cwd: root })) {
    const [child = ''] = path.slice(folder.length + 1).split('/');
    if (!lines.flat().includes(child)) throw new Error(`${folder}/${child} has no place in scripts/lint/layers.ts: ${order}`);
  }
  return lines.flatMap((line, index) =>
    line.flatMap(child =>
      lines.slice(index).flat().filter(other => other !== child).map(other => ({
        target: `${folder}/${child}`,
        from: `${folder}/${other}`,
        message: `The folders of ${folder} build on each other in one order: ${order}.`,
      })),
    ),
  );
});

export const zones: readonly Zone[] = [
  ...betweenLayers, aroundBuild, ...betweenWidgets, ...betweenFolders, aroundPackage, withoutScripts,
];

/** The files whose default export is a widget's mount. */
export const mounts = folders.map(({ entry }) => entry);

/** Files that only servers, the catalogue and tests read: they never reach the phone. */
export const rendered = [
  'widgets/**/{box,table,examples,calls,formats,request,documented-*,example-*,rendered-*}.{ts,tsx}',
  'widgets/shared/render/**',
];

/** Imports that lead to it. */
export const renderedImports = {
  regex: String.raw`(^|/)((render/.*|box|examples|calls|formats|request|(documented|example|rendered)-[\w-]+)\.tsx?|words\.json)$`,
  message: 'That is for servers and never reaches the phone: the words are in the markup.',
};
