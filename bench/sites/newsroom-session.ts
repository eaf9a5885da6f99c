import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../../scripts/build/paths.ts';
import { startOrigin } from './origin-process.ts';
import type { NewsroomFlavour } from './newsroom.ts';
import { localSite, placeAt, type SessionArm } from './session-arm.ts';

/** Links everything of a folder into another one, but for some of it. */
function linkAll(from: string, to: string, but: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (!but.includes(name)) symlinkSync(join(from, name), join(to, name));
}

/**
 * Makes a checkout whose build has the same files in a folder of another name: the least cost of a deploy, as the
 * kernel and the widgets have other addresses. Shared files keep theirs.
 */
function makeNextBuild(flavour: 'preact' | 'react'): string {
  const checkout = mkdtempSync(join(tmpdir(), 'dakkeh-next-build-'));
  const [from, to] = [resolve(root, 'dist'), join(checkout, 'dist')];
  linkAll(root, checkout, ['dist']);
  linkAll(from, to, ['origin.mjs', flavour]);
  // A link would be followed to where it leads, and the build beside that be taken.
  copyFileSync(join(from, 'origin.mjs'), join(to, 'origin.mjs'));
  linkAll(join(from, flavour), join(to, flavour), ['manifest.json', 'assets']);
  const manifest = readFileSync(join(from, flavour, 'manifest.json'), 'utf8');
  const { kernel } = JSON.parse(manifest) as { kernel: string };
  const [build = ''] = kernel.split('/', 1);
  const next = [...build].toReversed().join('');
  writeFileSync(join(to, flavour, 'manifest.json'), manifest.replaceAll(`${build}/`, `${next}/`));
  linkAll(join(from, flavour, 'assets'), join(to, flavour, 'assets'), []);
  cpSync(join(from, flavour, 'assets', build), join(to, flavour, 'assets', next), { recursive: true });
  return checkout;
}

/** Opens the newsroom as it answers by itself, without a proxy before it, and a new build of it for the second day. */
export async function openNewsroomSession(name: string, flavour: NewsroomFlavour): Promise<SessionArm> {
  const built = flavour === 'react' ? 'react' : 'preact';
  const mode = { FLAVOUR: built, ...(flavour === 'twin' && { TWIN: '1' }) };
  const nextBuild = makeNextBuild(built);
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
