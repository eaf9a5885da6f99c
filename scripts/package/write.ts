// `npm run package`: makes what the package `dakkeh` has of the build that there is, in widgets/dist.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { loadReferences } from '../build/documents/references.ts';
import { documentsFolder, flavourFolder, root } from '../build/paths.ts';
import { besideFonts } from '../../widgets/package/font-addresses.ts';
import { bundleServers } from './bundle-servers.ts';
import { boxSchema } from '../../widgets/package/box-schema.ts';
import { callSchemas } from '../../widgets/package/call-schemas.ts';
import { writeDeclarations } from './declarations.ts';
import type { Fixture } from '../../widgets/package/fixture.ts';
import { fixturesOf, loadExamples } from './fixtures.ts';
import { openApi } from './open-api.ts';
import { packageManifest, readBuilt } from './package-manifest.ts';
import { serverData } from './server-data.ts';

const folder = resolve(root, 'widgets/dist');
const { version } = JSON.parse(readFileSync(resolve(root, 'widgets/package.json'), 'utf8')) as { version: string };

function write(path: string, text: string): void {
  const file = resolve(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const writeJson = (path: string, value: unknown): void => write(path, `${JSON.stringify(value)}\n`);

/** The markup of each state as a file to copy from: the first state under the widget's name. */
async function writeMarkup(fixtures: readonly Fixture[], readable: (html: string) => Promise<string>): Promise<void> {
  for (const { name, states } of fixtures) {
    for (const [index, state] of states.entries()) {
      const file = index === 0 ? name : `${name}.${state.name}`;
      for (const [language, html] of Object.entries(state.markup)) {
        write(`markup/${language}/${file}.html`, `${await readable(html)}\n`);
      }
    }
  }
}

rmSync(folder, { recursive: true, force: true });
const examples = await loadExamples();
const fixtures = fixturesOf(examples);
const built = readBuilt();
const manifest = packageManifest(built, fixtures, version);
const references = await loadReferences();
for (const file of manifest.files) {
  mkdirSync(dirname(resolve(folder, 'assets', file)), { recursive: true });
  copyFileSync(resolve(flavourFolder('preact'), 'assets', file), resolve(folder, 'assets', file));
}
for (const [name, { css }] of Object.entries(manifest.styles)) write(`styles/${name}.css`, besideFonts(css));
writeJson('manifest.json', manifest);
write('worker.js', built.worker);
write('last-worker.js', built.lastWorker);
writeJson('fixtures.json', { version, widgets: fixtures });
writeJson('boxes.json', Object.fromEntries(fixtures.map(({ name, parameters }) => [name, boxSchema(parameters)])));
writeJson('calls.json', callSchemas(references));
writeJson('servers/data.json', serverData(references));
cpSync(resolve(root, 'fixtures/integrations/servers'), resolve(folder, 'servers'), { recursive: true });
for (const { address = '', answer } of references.flatMap(({ calls }) => calls.flatMap(({ samples }) => samples))) {
  if (/\/partials\//.test(address) && typeof answer === 'string') write(`partials/${basename(address)}`, `${answer}\n`);
}
writeJson('openapi.json', openApi(references, version));
await writeMarkup(fixtures, examples.readable);
copyFileSync(resolve(root, 'LICENSE'), resolve(root, 'widgets/LICENSE'));
cpSync(documentsFolder, folder, { recursive: true });
// What is for browsers of the package's exports is types alone.
write('browser.js', 'export {};\n');
await bundleServers(manifest, folder);
writeDeclarations(resolve(folder, 'types'), fixtures);
