import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describedPackages, releaseNotes } from './release-notes.ts';

const described = { name: 'dakkeh', version: '1.0.0', repository: { url: 'git+https://github.com/owner/dakkeh.git' } };
const changelog = '# Changelog\n\n## 1.0.0 (2026-12-01)\n\n- A box.\n\n## 1.0.0-rc.1\n\n- None.\n';

test('the notes of a release are its section of the changelog', () => {
  expect(releaseNotes('v1.0.0', 'owner/dakkeh', [described], changelog)).toBe('- A box.');
});

test.each([
  ['another tag', 'v1.0.1', described, changelog, /The tag is v1\.0\.1, but dakkeh is 1\.0\.0/],
  ['another repository', 'v1.0.0', { ...described, repository: { url: 'git+https://github.com/OWNER/dakkeh.git' } }, changelog, /npm refuses what comes from .*owner\/dakkeh/],
  ['no part in the changelog', 'v1.0.0', described, changelog.replace('1.0.0 ', '1.0.2 '), /no part "## 1\.0\.0"/],
])('a release with %s is refused', (_, tag, one, log, says) => {
  expect(() => releaseNotes(tag, 'owner/dakkeh', [one], log)).toThrow(says);
});

describe('this project', () => {
  const all = describedPackages();
  const [, owner = ''] = /github\.com\/([^/]+)\//.exec(all[0]?.repository.url ?? '') ?? [];

  test('is ready for a release', () => {
    const log = readFileSync('CHANGELOG.md', 'utf8');
    expect(releaseNotes(`v${all[0]?.version}`, `${owner}/dakkeh`, all, log)).not.toBe('');
  });

  test('has one owner in all its addresses', () => {
    const said = globSync(['{,widgets/,bench/}package.json', '{widgets,bench,scripts/package,.github}/**/*.md', '*.md'], { exclude: ['**/node_modules/**', '**/dist/**'] })
      .flatMap(file => readFileSync(file, 'utf8').match(/github\.com\/[\w-]+(?=\/dakkeh)|[\w-]+(?=\.github\.io)/g) ?? [])
      .map(name => name.replace('github.com/', ''));
    expect(said.length).toBeGreaterThan(9);
    expect(new Set(said)).toEqual(new Set([owner]));
  });
});
