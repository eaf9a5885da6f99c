import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeDifferences } from '../../scripts/build/assets.ts';
import type { Manifest } from '../../scripts/build/manifest.ts';
import { root } from '../../scripts/build/paths.ts';
import { contentHash, hashed } from '../../widgets/package/content-hash.ts';
import { type Arm, localSite, placeAt, type SessionArm } from './arm.ts';
import { openMaps } from './maps/maps.ts';
import { startOrigin } from './origin-process.ts';
import { type ResponseChange, openProxy } from './proxy/proxy.ts';
import { upstream } from './proxy/upstream.ts';

/** Creates symbolic links in `to` for everything in `from`, except the names in `but`. */
function linkAll(from: string, to: string, but: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (!but.includes(name)) symlinkSync(join(from, name), join(to, name));
}

/** Widget that the next build changes. The front page contains it, and its file has an immutable address. */
const changedWidget = 'poll';

/** Creates a checkout whose build differs in one widget, as the smallest possible deploy. */
async function makeNextBuild(flavour: 'preact' | 'react'): Promise<string> {
  const checkout = mkdtempSync(join(tmpdir(), 'dakkeh-next-build-'));
  const [from, to] = [resolve(root, 'dist'), join(checkout, 'dist')];
  linkAll(root, checkout, ['dist']);
  linkAll(from, to, ['origin.mjs', flavour]);
  // Copied, because Node.js resolves links, and would use the build next to the original.
  copyFileSync(join(from, 'origin.mjs'), join(to, 'origin.mjs'));
  linkAll(join(from, flavour), join(to, flavour), ['manifest.json', 'assets']);
  const assets = join(to, flavour, 'assets');
  linkAll(join(from, flavour, 'assets/shared'), join(assets, 'shared'), []);
  const manifest = readFileSync(join(from, flavour, 'manifest.json'), 'utf8');
  const { kernel, code, widgets } = JSON.parse(manifest) as Manifest;
  const widget = widgets[changedWidget]?.file ?? '';
  const script = `${readFileSync(join(assets, widget), 'utf8')}\n// Changed.\n`;
  const changed = hashed(changedWidget, 'js', script);
  const [build, next] = [dirname(kernel), contentHash(changed)];
  for (const folder of [build, next]) cpSync(join(from, flavour, 'assets', build), join(assets, folder), { recursive: true });
  const hashOf = (path: string): string => /-(\w+)\.js$/.exec(path)?.[1] ?? '';
  const wakes = readFileSync(join(assets, kernel), 'utf8').replace(hashOf(widget), hashOf(changed));
  for (const [path, text] of [[changed, script], [`${next}/kernel.js`, wakes]] as const) {
    writeFileSync(join(assets, path), text);
    writeFileSync(join(assets, `${path}.br`), brotliCompressSync(text));
    rmSync(join(assets, `${path}.gz`), { force: true });
  }
  await writeDifferences(assets, [changed, `${next}/kernel.js`]);
  const renamed = JSON.parse(manifest.replaceAll(`${build}/`, `${next}/`).replaceAll(widget, changed)) as Manifest;
  renamed.code = { ...code, [changedWidget]: contentHash(script) };
  writeFileSync(join(to, flavour, 'manifest.json'), JSON.stringify(renamed));
  return checkout;
}

/**
 * Opens the newsroom for a session, without a proxy. The second day uses another process with the same database, whose
 * build differs in one widget.
 */
export async function openNewsroomSession(name: string, flavour: NewsroomFlavour): Promise<SessionArm> {
  const built = flavour === 'react' ? 'react' : 'preact';
  const nextBuild = await makeNextBuild(built);
  const mode = {
    FLAVOUR: built,
    DATABASE: join(nextBuild, 'newsroom.sqlite'),
    ...(flavour === 'twin' && { TWIN: '1' }),
  };
  const origins = [await startOrigin(mode), await startOrigin(mode, nextBuild)];
  return {
    name,
    site: localSite,
    placeOf: (asked, day) => placeAt(origins[day]?.address ?? '', asked),
    stop: async () => {
      for (const origin of origins) await origin.stop();
      rmSync(nextBuild, { recursive: true, force: true });
    },
  };
}

/** Variants of a checkout: the shipped build, React itself, or its pages without scripts. */
export const flavours = ['preact', 'react', 'twin'] as const;
export type NewsroomFlavour = (typeof flavours)[number];

interface Options {
  flavour: NewsroomFlavour;
  /** Name, if it is not that of the flavour. */
  name?: string;
  /** Folder of another checkout. */
  checkout?: string;
  alter?: ResponseChange;
}

export async function openNewsroom({ flavour, name = flavour, checkout = root, alter }: Options): Promise<Arm> {
  const mode = flavour === 'twin' ? { FLAVOUR: 'preact', TWIN: '1' } : { FLAVOUR: flavour };
  const origin = await startOrigin({ ...mode, TRUST_PROXY: '1' }, checkout);
  const proxy = await openProxy([upstream(origin.address)], alter ? { alter } : {});
  const maps = resolve(checkout, 'dist', mode.FLAVOUR, 'maps');
  return {
    name,
    address: proxy.address,
    maps: openMaps(maps),
    stop: async () => {
      await proxy.stop();
      await origin.stop();
    },
  };
}
