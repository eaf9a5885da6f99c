import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import * as z from 'zod';
import { root } from '../../scripts/build/paths.ts';
import { BenchFailure } from '../failure.ts';
import { writeJson } from './write-json.ts';

const configuration = resolve(root, '.size-limit.json');

/** Entry of .size-limit.json: a built file and its maximum size in bytes after brotli. */
const fileLimit = z.strictObject({
  name: z.string(),
  path: z.string(),
  limit: z.string().regex(/^\d+ B$/),
  /** Reason for a limit above the usual one; size-limit prints it for a file that is too large. */
  message: z.string().optional(),
});
export type FileLimit = z.infer<typeof fileLimit>;

/** Entry in the output of size-limit. It has no limit if its path matches no file. */
const fileSize = z.object({ name: z.string(), size: z.number(), sizeLimit: z.number().optional() });
export type FileSize = z.infer<typeof fileSize>;

/** Reads the limits of files. Throws if the file has another format. */
export const readFileLimits = (): FileLimit[] =>
  z.array(fileLimit).parse(JSON.parse(readFileSync(configuration, 'utf8')));

/** Runs size-limit with its configuration, or on the named files. Throws a BenchFailure if it fails. */
export function runSizeLimit(...files: readonly string[]): FileSize[] {
  const program = resolve(root, 'node_modules/size-limit/bin.js');
  const { stdout } = spawnSync(process.execPath, [program, '--json', ...files], { cwd: root, encoding: 'utf8' });
  const { data } = z.array(fileSize).safeParse(JSON.parse(stdout || 'null'));
  if (data) return data;
  throw new BenchFailure(`size-limit did not weigh the build: ${stdout || 'it said nothing'}`);
}

/** Returns the paths of widgets' files without an entry in .size-limit.json. */
export function filesWithoutLimit(limits = readFileLimits(), folder = root): string[] {
  const known = new Set(limits.map(({ path }) => path));
  return globSync('dist/size/{widgets,packs}/*.js', { cwd: folder }).filter(path => !known.has(path)).sort();
}

/** Returns the limit for a widget of `size` bytes: 5 % more, and at least 40 bytes more. */
export const limitForWidget = (size: number): number => size + Math.max(40, Math.ceil(size * 0.05));

/** Adds limits for new widgets to the end of .size-limit.json. Returns their paths. */
export function limitNewWidgets(): string[] {
  const paths = filesWithoutLimit();
  const added = paths.flatMap((path): FileLimit[] => {
    const [weighed] = runSizeLimit(path);
    return weighed ? [{ name: basename(path, '.js'), path, limit: `${limitForWidget(weighed.size)} B` }] : [];
  });
  if (added.length > 0) writeFileSync(configuration, `${writeJson([...readFileLimits(), ...added])}\n`);
  return paths;
}
