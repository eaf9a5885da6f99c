import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../build/paths.ts';

/** Part of package.json that a release needs. */
export interface Described {
  name: string;
  version: string;
  repository: { url: string };
}

/** Returns a version's notes in the changelog, without heading; empty for an unknown version. */
function notesOf(version: string, changelog: string): string {
  const [, ...parts] = changelog.split(/^## /m);
  const part = parts.find(text => text.split(/\s/, 1)[0] === version) ?? '';
  return part.replace(/^.*\n/, '').trim();
}

/** Returns the notes of a release. Throws if its tag, packages and changelog differ. */
export function releaseNotes(
  tag: string,
  repository: string,
  packages: readonly Described[],
  changelog: string,
): string {
  for (const { name, version, repository: own } of packages) {
    if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but ${name} is ${version}.`);
    const url = `git+https://github.com/${repository}.git`;
    if (own.url !== url) throw new Error(`The repository of ${name} is ${own.url}: npm refuses what comes from ${url}.`);
  }
  const [version = ''] = packages.map(one => one.version);
  const notes = notesOf(version, changelog);
  if (notes === '') throw new Error(`CHANGELOG.md has no part "## ${version}".`);
  return notes;
}

const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** Reads the descriptions of all packages of this project. */
export const describedPackages = (): Described[] =>
  ['', 'widgets/', 'bench/'].map(folder => JSON.parse(read(`${folder}package.json`)) as Described);

// In the workflow: node scripts/package/release-notes.ts v1.0.0 owner/dakkeh
if (process.argv[1] === import.meta.filename) {
  const [, , tag = '', repository = ''] = process.argv;
  console.info(releaseNotes(tag, repository, describedPackages(), read('CHANGELOG.md')));
}
