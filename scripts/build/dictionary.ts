import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashed } from '../../widgets/package/content-hash.ts';
import { writeAsset } from './assets.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { distribution, type Flavour, flavourFolder } from './paths.ts';

interface Bundle {
  siteDictionary: (manifest: Manifest) => Promise<Uint8Array>;
  knownDictionaries: (assetFolder: string, current: string) => string;
}

/**
 * Writes what pages of a flavour have in common, for readers who have it to be sent the rest alone; and for caches what
 * readers say that have it, as nginx reads it.
 */
export async function writeDictionary(flavour: Flavour, manifest: Manifest): Promise<void> {
  const bundle = pathToFileURL(resolve(distribution, 'site-dictionary.mjs'));
  // While it watches, a build follows a build.
  bundle.search = String(Date.now());
  const { siteDictionary, knownDictionaries } = (await import(bundle.href)) as Bundle;
  const content = await siteDictionary(manifest);
  const dictionary = hashed('pages', 'dict', content);
  const assetFolder = resolve(flavourFolder(flavour), 'assets');
  await writeAsset(assetFolder, dictionary, content);
  await writeManifest(flavour, { ...manifest, dictionary });
  await writeFile(resolve(flavourFolder(flavour), 'dictionaries.conf'), knownDictionaries(assetFolder, dictionary));
}
