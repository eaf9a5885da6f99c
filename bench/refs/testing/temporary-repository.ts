import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from '../git.ts';
import type { Repository } from '../repository.ts';

/** What a ref needs to be one that can be built: its build writes down that it has run. */
export const buildable = {
  'package-lock.json': '{ "packages": {} }',
  'package.json': '{ "name": "sample" }',
  'esbuild.config.mjs': `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('dist');
    writeFileSync('dist/origin.mjs', '');
    appendFileSync(process.env.BUILDS_FILE, 'built\\n');`,
};

export interface TemporaryRepository extends Repository {
  /** Commits the files beside what is there, and gives the commit's sha. */
  commit: (subject: string, files?: Readonly<Record<string, string>>) => string;
  remove: () => void;
}

/** A git repository with a folder of installed packages and nothing else in it. */
export function temporaryRepository(): TemporaryRepository {
  const parent = mkdtempSync(join(tmpdir(), 'dakkeh-refs-'));
  const repository = { folder: join(parent, 'repository'), cache: join(parent, 'cache') };
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(repository.folder, path)), { recursive: true });
    writeFileSync(join(repository.folder, path), text);
  };
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  write('.gitignore', 'node_modules');
  git(repository, ['init', '--quiet', '--initial-branch', 'main']);
  return {
    ...repository,
    commit: (subject, files = {}) => {
      for (const [path, text] of Object.entries(files)) write(path, text);
      git(repository, ['add', '--all']);
      const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@dakkeh.example'];
      git(repository, [...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--allow-empty', `--message=${subject}`]);
      return git(repository, ['rev-parse', 'HEAD']).trim();
    },
    remove: () => rmSync(parent, { recursive: true }),
  };
}
