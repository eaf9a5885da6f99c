import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/build/paths.ts';

const exists = (path: string): boolean => path !== '' && existsSync(join(root, path));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\n').filter(exists);
const folders = new Set(files.flatMap(file => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const isHistory = (file: string): boolean => /CHANGELOG|VERSIONS|tried/.test(file);
const documents = files.filter(file => file.endsWith('.md') && !isHistory(file));

/**
 * Returns the names in code quotes that look like files of this repository: they begin with its folders or end as
 * source.
 */
function namedFiles(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w@./-]+)`/g)].map(([, name = '']) => name);
  const isFile = /\.(ts|tsx|mjs|css|vcl)$|^(kernel|widgets|styles|bench|fixtures|scripts|tests)\//;
  return quoted.filter(name => isFile.test(name) && !/^\W*name\./.test(name));
}

/** Returns true if a name is a file or folder from the root or the document's folder, or the end of a path. */
function isThere(name: string, document: string): boolean {
  const path = name.replace(/^\.\//, '').replace(/\/$/, '');
  const isEnd = (file: string): boolean => file === path || file.endsWith(`/${path}`);
  return exists(path) || exists(join(dirname(document), path)) || files.some(isEnd) || [...folders].some(isEnd);
}

describe.each(documents)('%s', document => {
  const text = readFileSync(join(root, document), 'utf8');

  test('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)].map(([, link = '']) => link);
    // The build writes the package's documents.
    const local = links.filter(link => !/^(\w+:|\/)|(^|\/)dist\/[A-Z]+\.md$/.test(link));
    expect(local.filter(link => !exists(join(dirname(document), link)))).toEqual([]);
  });

  test('names files and folders that exist', () => {
    expect(namedFiles(text).filter(name => !isThere(name, document))).toEqual([]);
  });

  test('names commands that exist', () => {
    const run = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(run.filter(name => !(name in scripts))).toEqual([]);
  });
});

test('no PHP file prints anything before its code', () => {
  // PHP would send that text before each response of the site.
  const printing = files.filter(file => file.endsWith('.php') && !readFileSync(join(root, file), 'utf8').startsWith('<?php'));
  expect(printing).toEqual([]);
});
