import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import * as z from 'zod';
import { root } from '../../scripts/build/paths.ts';
import { BenchFailure } from '../failure.ts';
import { writeJson } from './write-json.ts';

const configuration = resolve(root, '.size-limit.json');

/** An entry of .size-limit.json: a file of the build, and what it may weigh in brotli bytes. */
const fileLimit = z.strictObject({
  name: z.string(),
  path: z.string(),
  limit: z.string().regex(/^\d+ B$/),
  /** Why, where that is more than for any widget; size-limit says it of a file that is too large. */
  message: z.string().optional(),
});
export type FileLimit = z.infer<typeof fileLimit>;

/** Entry in the output of size-limit; without a limit if its path finds nothing. */
const fileSize = z.object({ name: z.string(), size: z.number(), sizeLimit: z.number().optional() });
export type FileSize = z.infer<typeof fileSize>;

/** The limits of files, as people write them. Throws where they have another shape. */
export const readFileLimits = (): FileLimit[] =>
  z.array(fileLimit).parse(JSON.parse(readFileSync(configuration, 'utf8')));

/** Runs size-limit on its configuration, or on files by name. Throws a sentence if it fails. */
export function runSizeLimit(...files: readonly string[]): FileSize[] {
  const program = resolve(root, 'node_modules/size-limit/bin.js');
  const { stdout } = spawnSync(process.execPath, [program, '--json', ...files], { cwd: root, encoding: 'utf8' });
  const { data } = z.array(fileSize).safeParse(JSON.parse(stdout || 'null'));
  if (data) return data;
  throw new BenchFailure(`size-limit did not weigh the build: ${stdout || 'it said nothing'}`);
}

/** Files of widgets that nothing in .size-limit.json is about, by their paths. */
export function filesWithoutLimit(limits = readFileLimits(), folder = root): string[] {
  const known = new Set(limits.map(({ path }) => path));
  return globSync('dist/size/{widgets,packs}/*.js', { cwd: folder }).filter(path => !known.has(path)).sort();
}

/** Limit for a widget of so many bytes: 5 % more, and at least 40 bytes. */
export const limitForWidget = (size: number): number => size + Math.max(40, Math.ceil(size * 0.05));

/** Gives every widget that has no limit its own, at the end of .size-limit.json; their paths. */
export function limitNewWidgets(): string[] {
  const paths = filesWithoutLimit();
  const added = paths.flatMap((path): FileLimit[] => {
    const [weighed] = runSizeLimit(path);
    return weighed ? [{ name: basename(path, '.js'), path, limit: `${limitForWidget(weighed.size)} B` }] : [];
  });
  if (added.length > 0) writeFileSync(configuration, `${writeJson([...readFileLimits(), ...added])}\n`);
  return paths;
}
