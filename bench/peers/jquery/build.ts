import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { browserOptions } from '../../../scripts/build/browser-options.ts';
import { peerPages } from '../peer-pages.ts';
import { twinFolder } from '../twin.ts';

const folder = import.meta.dirname;
const pages = join(folder, 'dist');

async function bundle(entry: string): Promise<OutputFile> {
  const { outputFiles } = await build({
    ...browserOptions,
    format: 'iife',
    entryPoints: [join(folder, entry)],
    entryNames: 'assets/[name]-[hash]',
    outdir: pages,
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} came to no file`);
  return file;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The twin with the plugins' styles after its own, the script in its head, and what needs a script seen again. */
function withScript(html: string, styles: string, script: string): string {
  const [firstStyles = '', ...rest] = html.split('</style>');
  return [`${firstStyles}${styles}`, ...rest]
    .join('</style>')
    .replace(/<style>\.needs-script.*?<\/style>/s, '<noscript>$&</noscript>')
    .replace(/(?=<style>)/, `<script src="${script}" defer></script>`);
}

const [script, styles] = await Promise.all([bundle('src/site.js'), bundle('src/plugins.css')]);
await rm(pages, { recursive: true, force: true });
await write(script.path, script.contents);
for (const page of peerPages.map(place => join(place, 'index.html'))) {
  const twin = await readFile(join(twinFolder, page), 'utf8');
  await write(join(pages, page), withScript(twin, styles.text.trim(), script.path.slice(pages.length)));
}
