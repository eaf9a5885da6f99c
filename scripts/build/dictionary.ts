import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDictionaries } from '../../fixtures/operations/start/build.ts';
import { headerOf } from '../../fixtures/server/http/dictionary.ts';
import { hashed } from '../../widgets/package/content-hash.ts';
import { writeAsset } from './assets.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { distribution, type Flavour, flavourFolder } from './paths.ts';

interface Bundle {
  siteDictionary: (manifest: Manifest) => Promise<Uint8Array>;
}

/**
 * Writes what pages of a flavour have in common, for readers who have it to be sent the rest alone; and for caches what
 * readers say that have it, as nginx reads it.
 */
export async function writeDictionary(flavour: Flavour, manifest: Manifest): Promise<void> {
  const bundle = pathToFileURL(resolve(distribution, 'site-dictionary.mjs'));
  // While it watches, a build follows a build.
  bundle.search = String(Date.now());
  const { siteDictionary } = (await import(bundle.href)) as Bundle;
  const content = await siteDictionary(manifest);
  const dictionary = hashed('pages', 'dict', content);
  await writeAsset(resolve(flavourFolder(flavour), 'assets'), dictionary, content);
  await writeManifest(flavour, { ...manifest, dictionary });
  const known = readDictionaries(resolve(flavourFolder(flavour), 'assets'), dictionary).map(headerOf);
  await writeFile(resolve(flavourFolder(flavour), 'dictionaries.conf'), known.map(one => `"${one}" "${one}";\n`).join(''));
}
