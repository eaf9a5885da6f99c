import { globSync } from 'node:fs';
import { root } from '../build/paths.ts';
import { widgetFolders } from '../build/widget-folders.ts';

const layers = ['kernel', 'widgets', 'styles', 'fixtures', 'bench', 'scripts', 'tests'];

/** Forbids files in `target` to import from `from`, except the listed files and folders. */
interface Zone {
  target: string | readonly string[];
  from: string;
  except?: readonly string[];
  message: string;
}

/** Allowed imports for each layer. Packages and the layer's own files are always allowed. */
const mayImport: Record<string, string[]> = {
  kernel: [],
  // These parts of the kernel are imported, not passed in: only the first-paint script or few widgets need them. Form
  // rules also convert digits on the server, which has no kernel.
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
  // The server converts digits like the phone, and uses the same name for the view mode. Operations and integrations
  // start programs like the scripts.
  fixtures: [
    ...['types', 'convert-digits', 'view-mode'].map(name => `kernel/${name}.ts`),
    ...['widgets', 'styles/critical', 'scripts'],
  ],
  // The call reference is printed from the widgets' descriptions; the build knows the languages.
  scripts: [
    ...['documented-call', 'call-text', 'examples', 'table', 'words'].map(name => `widgets/shared/render/${name}.ts`),
    'widgets/package',
    'styles/critical',
  ],
};

const message =
  'Imports point one way: kernel ← widgets ← fixtures ← bench, tests. Servers and the build take how a page is styled from styles/critical.';

const folders = widgetFolders();

/** Returns the folders of a layer. The package's command-line tools are not widgets. */
const placesOf = (layer: string): string | string[] =>
  layer === 'widgets' ? [...new Set(folders.map(({ group }) => `widgets/${group}`)), 'widgets/shared'] : layer;

/** The kernel may not even import packages. */
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
    ...['./scripts/build', './styles/critical', './widgets/package/content-hash.ts', './widgets/package/versions.ts', './node_modules'],
    ...toldToBuild.map(name => `./widgets/shared/render/${name}.ts`),
  ],
  message: 'The build imports nothing but packages, itself, the list of languages, how calls and tables are told, styles/critical and how files are named: bench, tests, lint and other scripts import it.',
};

/** Only the code that runs the server may use the scripts that start programs. */
const withoutScripts = { target: ['fixtures/newsroom', 'fixtures/server'], from: 'scripts', message };

/** The package's commands and server know widgets only through the build's data. */
const aroundPackage = {
  target: 'widgets/package',
  from: '.',
  except: ['./widgets/package', './widgets/shared/render', './styles/critical', './node_modules'],
  message: 'widgets/package imports packages, itself, widgets/shared/render and styles/critical.',
};

/** A widget may import its own folder and shared code; shared code may import no widget. */
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

/** Layers of folders: each may import those in the lines above. Only servers use `render`. */
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
  'fixtures/server': [['telemetry'], ['store'], ['search'], ['http'], ['limits', 'media'], ['middleware'], ['replies'], ['routes'], ['testing']],
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

/** Files whose default export is a widget's mount. */
export const mounts = folders.map(({ entry }) => entry);

/** Files for servers, the catalogue and tests only, which the phone never loads. */
export const rendered = [
  'widgets/**/{box,table,examples,calls,formats,request,documented-*,example-*,rendered-*}.{ts,tsx}',
  'widgets/shared/render/**',
];

/** Matches imports of these files. */
export const renderedImports = {
  regex: String.raw`(^|/)((render/.*|box|examples|calls|formats|request|(documented|example|rendered)-[\w-]+)\.tsx?|words\.json)$`,
  message: 'That is for servers and never reaches the phone: the words are in the markup.',
};
